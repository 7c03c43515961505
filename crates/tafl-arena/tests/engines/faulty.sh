# A program that speaks the line protocol and goes wrong as its first argument says; the others are the moves
# that it plays before, one for each time it is asked.
fault=$1
shift
while read -r line; do
    case $line in
    uci) printf 'id name faulty %s\nuciok\n' "$fault" ;;
    isready) echo readyok ;;
    ucinewgame) echo "info string a new game" ;;
    "go "*)
        if [ $# -gt 0 ]; then
            echo "bestmove $1"
            shift
            continue
        fi
        case $fault in
        illegal) echo "bestmove a1a2" ;;
        nonsense) echo "bestmove castle" ;;
        crash) exit 3 ;;
        silent) : ;;
        late)
            sleep 0.2
            echo "bestmove d1d2"
            ;;
        esac
        ;;
    quit) exit 0 ;;
    esac
done
