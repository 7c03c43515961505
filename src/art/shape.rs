//! A mesh being built: the one place that knows how vertices become a [`Mesh`].

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, Mesh, PrimitiveTopology};
use bevy::prelude::{Quat, Vec2, Vec3};

use super::palette::Paint;

/// Triangles with normals, texture coordinates and paint.
///
/// A vertex colour multiplies the grain of the material, and its alpha says how much of the
/// surface is wood (1) and how much bare metal (0): one mesh and one material hold both.
#[derive(Clone, Debug, Default)]
pub struct Shape {
    /// Vertex positions, in the units of the caller (for the board: squares).
    pub positions: Vec<Vec3>,
    /// Unit normals, one for each position.
    pub normals: Vec<Vec3>,
    /// Texture coordinates, one for each position.
    pub uvs: Vec<Vec2>,
    /// Paint, one for each position.
    pub paints: Vec<Paint>,
    /// Triangles, counter-clockwise seen from outside.
    pub indices: Vec<u32>,
}

impl Shape {
    /// Adds a vertex and returns its index.
    pub fn vertex(&mut self, position: Vec3, normal: Vec3, uv: Vec2, paint: Paint) -> u32 {
        let index = self.positions.len() as u32;
        self.positions.push(position);
        self.normals.push(normal.normalize_or(Vec3::Y));
        self.uvs.push(uv);
        self.paints.push(paint);
        index
    }

    /// Adds a triangle, unless two of its corners coincide (as they do at a lathe's axis).
    pub fn triangle(&mut self, a: u32, b: u32, c: u32) {
        let [pa, pb, pc] = [a, b, c].map(|i| self.positions[i as usize]);
        let distinct = |p: Vec3, q: Vec3| p.distance_squared(q) > 1e-12;
        if distinct(pa, pb) && distinct(pb, pc) && distinct(pc, pa) {
            self.indices.extend([a, b, c]);
        }
    }

    /// Adds the quadrilateral `a b c d`, counter-clockwise seen from outside.
    pub fn quad(&mut self, a: u32, b: u32, c: u32, d: u32) {
        self.triangle(a, b, c);
        self.triangle(a, c, d);
    }

    /// Adds a flat quadrilateral with corners of its own, so that its edges stay sharp.
    pub fn facet(&mut self, corners: [Vec3; 4], uvs: [Vec2; 4], paint: Paint) {
        let [a, b, c, d] = corners;
        let normal = (c - a).cross(d - b);
        let mut index = [0; 4];
        for i in 0..4 {
            index[i] = self.vertex(corners[i], normal, uvs[i], paint);
        }
        self.quad(index[0], index[1], index[2], index[3]);
    }

    /// Adds all of `other`.
    pub fn append(&mut self, other: &Shape) {
        let base = self.positions.len() as u32;
        self.positions.extend_from_slice(&other.positions);
        self.normals.extend_from_slice(&other.normals);
        self.uvs.extend_from_slice(&other.uvs);
        self.paints.extend_from_slice(&other.paints);
        self.indices.extend(other.indices.iter().map(|i| i + base));
    }

    /// The same shape turned, scaled evenly and moved, in this order.
    #[must_use]
    pub fn placed(mut self, rotation: Quat, scale: f32, translation: Vec3) -> Self {
        for p in &mut self.positions {
            *p = rotation * (*p * scale) + translation;
        }
        for n in &mut self.normals {
            *n = rotation * *n;
        }
        self
    }

    /// The finished mesh. It is needed on the graphics device only.
    pub fn into_mesh(self) -> Mesh {
        let colors: Vec<[f32; 4]> = self.paints.iter().map(|p| p.vertex_color()).collect();
        let array3 = |v: Vec<Vec3>| v.into_iter().map(|v| v.to_array()).collect::<Vec<_>>();
        let uvs: Vec<[f32; 2]> = self.uvs.into_iter().map(|v| v.to_array()).collect();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, array3(self.positions))
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, array3(self.normals))
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
            .with_inserted_indices(Indices::U32(self.indices))
    }

    /// The largest distance of any vertex from the vertical axis, and the largest height.
    pub fn extent(&self) -> Vec2 {
        self.positions.iter().fold(Vec2::ZERO, |max, p| max.max(Vec2::new(Vec2::new(p.x, p.z).length(), p.y)))
    }
}

#[cfg(test)]
pub(crate) mod check {
    //! What must hold of every shape.

    use std::collections::HashMap;

    use super::*;

    /// Panics unless every number is finite, normals have length one, and triangles face the way
    /// their normals do.
    pub fn sound(shape: &Shape) {
        let n = shape.positions.len();
        assert!(n > 0 && !shape.indices.is_empty());
        assert_eq!([shape.normals.len(), shape.uvs.len(), shape.paints.len()], [n; 3]);
        assert!(shape.positions.iter().all(|p| p.is_finite()));
        assert!(shape.uvs.iter().all(|p| p.is_finite()));
        assert!(shape.normals.iter().all(|v| (v.length() - 1.0).abs() < 1e-3));
        for t in shape.indices.chunks(3) {
            let [a, b, c] = [t[0], t[1], t[2]].map(|i| shape.positions[i as usize]);
            let face = (b - a).cross(c - a);
            let mean: Vec3 = t.iter().map(|&i| shape.normals[i as usize]).sum();
            assert!(face.dot(mean) > -1e-6, "a triangle at {a} faces inwards");
        }
    }

    /// Panics unless the surface has no boundary above the ground: every edge runs as often one
    /// way as the other. What stands on the ground may be open underneath.
    pub fn closed(shape: &Shape) {
        let key = |v: Vec3| (v * 20_000.0).round().as_ivec3().to_array();
        let mut edges: HashMap<_, i32> = HashMap::new();
        for t in shape.indices.chunks(3) {
            let p = [t[0], t[1], t[2]].map(|i| key(shape.positions[i as usize]));
            for (a, b) in [(p[0], p[1]), (p[1], p[2]), (p[2], p[0])] {
                if a != b {
                    *edges.entry((a.min(b), a.max(b))).or_default() += if a < b { 1 } else { -1 };
                }
            }
        }
        edges.retain(|(a, b), _| a[1] != 0 || b[1] != 0);
        let open = edges.values().filter(|&&n| n != 0).count();
        assert_eq!(open, 0, "{open} of {} edges are open", edges.len());
    }
}
