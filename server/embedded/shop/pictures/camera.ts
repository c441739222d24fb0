import type { Point } from "./outline.ts";

/** Projects a 3D point (x right, y up, z away from the viewer) onto the picture. */
export type Camera = (x: number, y: number, z: number) => Point;

/**
 * Creates a perspective projection for objects made of planes, which a lathe cannot turn. `yaw`
 * turns the object about the vertical axis, `pitch` looks down on it (both in degrees); a circle on
 * the ground becomes an ellipse about sin(pitch) as high as wide. A small `distance` makes a strong
 * perspective.
 */
export function camera({
  yaw = 0,
  pitch = 16,
  distance = 4000,
}: { yaw?: number; pitch?: number; distance?: number } = {}): Camera {
  const turn = (yaw * Math.PI) / 180;
  const look = (pitch * Math.PI) / 180;
  return (x, y, z) => {
    const across = x * Math.cos(turn) - z * Math.sin(turn);
    const away = x * Math.sin(turn) + z * Math.cos(turn);
    const up = y * Math.cos(look) + away * Math.sin(look);
    const depth = away * Math.cos(look) - y * Math.sin(look);
    const scale = distance / (distance + depth);
    return [across * scale, -up * scale];
  };
}
