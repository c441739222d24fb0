import { camera, type Camera } from "#server/embedded/shop/pictures/camera.ts";
import {
  darker,
  DEEP_SHADOW,
  lighter,
  mix,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { polygon, smoothThrough, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { bundleTag } from "#server/embedded/shop/pictures/subjects/bundleTag.ts";
import { fill, group, moved, stroke } from "#server/embedded/shop/pictures/svg.ts";

// SVG drawings of the bundle of willow rods, tied with withies: lying down, and standing.

const RODS = 150;
const LENGTH = 1180;
const ROD = 16;
/** Only these rods are seen along their length; of the others, only the cut ends are. */
const SHELL = 0.66;
const BARKS = ["#cda66f", "#c0935b", "#d6b583", "#b98d57", "#cb9f6b", "#bb9866"];
const PITH = "#ecdcb8";
const TIES = [0.2, 0.52];
/** Radius of the bundle at shares of its length, from the butts to the tips. */
const GIRTH: readonly Point[] = [
  [0, 104],
  [0.2, 94],
  [0.36, 90],
  [0.52, 76],
  [0.76, 66],
  [1, 58],
];

type Vector = readonly [x: number, y: number, z: number];

/** Pose of the bundle: its axis from the butts to the tips, and two directions across it. */
type Pose = {
  look: Camera;
  axis: Vector;
  across: Vector;
  out: Vector;
  /** Height of the axis above the floor, in radii. */
  lift: number;
  /** Direction of the light, across the bundle. */
  light: Vector;
  /** Angle of the side that faces the viewer. */
  front: number;
  /** Angle from there to the side that the light strikes. */
  glint: number;
};

type Rod = { share: number; angle: number; butt: number; tip: number; bark: string; seed: number };

function girthAt(along: number): number {
  for (let index = 1; index < GIRTH.length; index += 1) {
    const [from, fromRadius] = GIRTH[index - 1] ?? [0, 0];
    const [to, toRadius] = GIRTH[index] ?? [0, 0];
    if (along <= to) return fromRadius + ((toRadius - fromRadius) * (along - from)) / (to - from);
  }
  return GIRTH.at(-1)?.[1] ?? 0;
}

/** Packs the rods in a spiral, as evenly as seeds in a sunflower. */
function gather(): Rod[] {
  const random = randomFrom(41);
  return Array.from({ length: RODS }, (_, index) => ({
    share: Math.sqrt((index + 0.5) / RODS),
    angle: index * 2.399963,
    butt: (random() - 0.5) * 0.006,
    tip: 0.86 + random() * 0.14,
    bark: BARKS[Math.floor(random() * BARKS.length)] ?? PITH,
    seed: index * 7 + 1,
  }));
}

/** Maps a position in the bundle to the picture. */
function placeIn({ look, axis, across, out, lift }: Pose) {
  return (along: number, radius: number, angle: number): Point => {
    const [sideways, outward] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    const part = (index: 0 | 1 | 2) =>
      axis[index] * along * LENGTH + across[index] * sideways + out[index] * outward;
    return look(part(0), part(1) + lift * girthAt(along), part(2));
  };
}

type Place = ReturnType<typeof placeIn>;

/** Returns how far a side of the bundle faces the light: 1 towards it, -1 away from it. */
function brightness({ across, out, light }: Pose, angle: number): number {
  const along = ([x, y, z]: Vector) => x * light[0] + y * light[1] + z * light[2];
  return along(across) * Math.cos(angle) + along(out) * Math.sin(angle);
}

/** Draws a rod, which tapers from its butt to a whip. */
function rodDrawing(rod: Rod, pose: Pose, place: Place): string {
  const random = randomFrom(rod.seed);
  const light = brightness(pose, rod.angle);
  const bark =
    light > 0.3 ? lighter(rod.bark, (light - 0.3) * 0.5) : darker(rod.bark, (0.3 - light) * 0.5);
  const stations = [rod.butt, 0.12, 0.2, 0.36, 0.52, 0.68, 0.84, 1].map((along) => {
    const wander = along === 0.2 || along === 0.52 ? 0.02 : 0.04 + Math.max(0, along - 0.52) * 0.7;
    return {
      along: along * (along > 0.6 ? rod.tip : 1),
      radius: rod.share * girthAt(along) + (random() - 0.5) * wander * 90,
      angle: rod.angle + (random() - 0.5) * wander,
    };
  });
  const edge = (side: number): Point[] =>
    stations.map(({ along, radius, angle }) => {
      const half = ((side * ROD) / 2) * (1 - Math.max(0, along) * 0.8);
      return place(along, radius, angle + half / Math.max(40, radius));
    });
  const there = smoothThrough(edge(-1));
  const back = smoothThrough(edge(1).toReversed()).replace("M", "L");
  return [
    fill(`${there}${back}Z`, bark),
    stroke(smoothThrough(edge(1)), darker(bark, 0.55), 2, { opacity: 0.5 }),
    stroke(smoothThrough(edge(-0.4)), lighter(bark, 0.45), 3, { opacity: 0.35 }),
  ].join("");
}

function around(steps: number, point: (angle: number) => Point): Point[] {
  return Array.from({ length: steps }, (_, step) => point((step / steps) * 2 * Math.PI));
}

/** Draws a rod's cut end: pale wood with its pith, in its bark. */
function cutEnd(rod: Rod, place: Place): string {
  const centre = rod.share * girthAt(0);
  const disc = (size: number) =>
    polygon(
      around(10, (turn) => {
        const x = centre * Math.cos(rod.angle) + size * Math.cos(turn);
        const y = centre * Math.sin(rod.angle) + size * Math.sin(turn);
        return place(rod.butt, Math.hypot(x, y), Math.atan2(y, x));
      }),
    );
  return [
    fill(disc(ROD / 2 + 1), darker(rod.bark, 0.3)),
    fill(disc(ROD / 2 - 0.6), mix(PITH, rod.bark, 0.12 + 0.2 * rod.share)),
    fill(disc(1.6), darker(rod.bark, 0.1)),
  ].join("");
}

/** Outlines the three turns of a tie between two angles from the front. */
function turns(along: number, pose: Pose, place: Place, [from, to]: Point, height = 6): string {
  return [-0.02, 0, 0.02]
    .map((offset) =>
      smoothThrough(
        Array.from({ length: 15 }, (_, step) =>
          place(
            along + offset,
            girthAt(along) + height,
            pose.front + from + ((to - from) * step) / 14,
          ),
        ),
      ),
    )
    .join("");
}

function withy(outline: string): string {
  return stroke(outline, "#4f3519", 12) + stroke(outline, "#8f6836", 9);
}

/** Draws the front of a tie, over the rods. */
function tie(sheet: Sheet, along: number, pose: Pose, place: Place): string {
  const front = turns(along, pose, place, [-1.5, 1.5]);
  const glint = turns(along, pose, place, [pose.glint - 0.5, pose.glint + 0.5], 9);
  return [
    sheet.softStroke(front, DEEP_SHADOW, 22, 7, { opacity: 0.5, transform: moved(6, 8) }),
    withy(front),
    stroke(glint, "#dcc08a", 3, { opacity: 0.75 }),
  ].join("");
}

/** Draws rods, cut ends and ties. */
function bundle(sheet: Sheet, pose: Pose): string {
  const place = placeIn(pose);
  const rods = gather();
  const towardsViewer = (rod: Rod) => rod.share * Math.cos(rod.angle - pose.front);
  const shell = rods
    .filter(({ share }) => share > SHELL)
    .toSorted((first, second) => towardsViewer(first) - towardsViewer(second));
  const behind: Point = [0, 2 * Math.PI];
  return [
    ...TIES.map((along) => withy(turns(along, pose, place, behind, 0))),
    ...shell.map((rod) => rodDrawing(rod, pose, place)),
    fill(polygon(around(24, (angle) => place(0, girthAt(0) - 2, angle))), darker("#b98d57", 0.55)),
    ...rods.map((rod) => cutEnd(rod, place)),
    ...TIES.toReversed().map((along) => tie(sheet, along, pose, place)),
  ].join("");
}

const LYING: Pose = {
  look: camera({ yaw: -38, pitch: 25, distance: 2400 }),
  axis: [0, 0, 1],
  across: [1, 0, 0],
  out: [0, 1, 0],
  lift: 1,
  light: [-0.2, 0.8, -0.5],
  front: 0.65,
  glint: 0.6,
};

/** The bundle lying down, its cut ends towards the viewer and its tips to the upper right. */
export const lyingRodBundle: Drawing = (sheet) => {
  const place = placeIn(LYING);
  const floor = (from: number, to: number) =>
    polygon([
      ...[0, 0.3, 0.6, 1].map((along) => LYING.look(from, 0, along * LENGTH)),
      ...[1, 0.6, 0.3, 0].map((along) => LYING.look(to, 0, along * LENGTH)),
    ]);
  const [tagX, tagY] = place(TIES[0] ?? 0, girthAt(0.2) + 10, -0.3);
  return [
    sheet.softFill(floor(-60, 190), SHADOW, 30, { opacity: 0.34 }),
    sheet.softFill(floor(-60, 84), SHADOW, 9, { opacity: 0.6 }),
    bundle(sheet, LYING),
    group(bundleTag(sheet, -10), {
      transform: `matrix(.8 0 -.1 .62 ${tagX.toFixed(1)} ${tagY.toFixed(1)})`,
    }),
  ].join("");
};

const STANDING: Pose = {
  look: camera({ pitch: 8 }),
  axis: [0, 1, 0],
  across: [1, 0, 0],
  out: [0, 0, -1],
  lift: 0,
  light: [-0.62, 0.56, -0.55],
  front: Math.PI / 2,
  glint: 0.7,
};

/** The bundle standing on its butts, 1180 high. */
export const rodBundle: Drawing = (sheet) => {
  const place = placeIn(STANDING);
  const [tagX, tagY] = place(TIES[0] ?? 0, girthAt(0.2) + 10, 1);
  const onWall = "M-20 0H120L330 -150L470 -560L560 -980H300L250 -560L160 -150Z";
  return [
    sheet.softFill(onWall, SHADOW, 34, { opacity: 0.16 }),
    sheet.softEllipse(100, 12, 220, 34, SHADOW, 20, { opacity: 0.34 }),
    sheet.softEllipse(12, 10, 130, 26, SHADOW, 7, { opacity: 0.6 }),
    bundle(sheet, STANDING),
    group(bundleTag(sheet, -4), { transform: moved(tagX, tagY) }),
  ].join("");
};
