/** Something large behind a window: how far in one looks, and where. Zoom 1 shows its whole width. */
export interface Size {
  width: number;
  height: number;
}

export interface Frame {
  /** The window, and what lies behind it in its natural size. */
  box: Size;
  content: Size;
}

export interface Pose {
  zoom: number;
  /** Where the upper left corner of the content is, seen from that of the window. */
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

export const CLOSEST = 3;
export const WHOLE: Pose = { zoom: 1, x: 0, y: 0 };
/** Room left beside what is brought into sight. */
const MARGIN = 12;

/** How much the content is shrunk so that its width fits. */
export const fit = ({ box, content }: Frame): number =>
  content.width > box.width && box.width > 0 ? box.width / content.width : 1;

export const scale = (frame: Frame, pose: Pose): number => fit(frame) * pose.zoom;

/** Is there more to see than the window shows? */
export function isLarger(frame: Frame, pose: Pose): boolean {
  const size = scale(frame, pose);
  return frame.content.width * size > frame.box.width + 1 || frame.content.height * size > frame.box.height + 1;
}

/** The nearest pose that leaves no gap at an edge. */
export function settled(frame: Frame, pose: Pose): Pose {
  const zoom = Math.min(CLOSEST, Math.max(1, pose.zoom));
  const size = fit(frame) * zoom;
  return {
    zoom,
    x: between(frame.box.width - frame.content.width * size, pose.x),
    y: between(frame.box.height - frame.content.height * size, pose.y),
  };
}

/** What is smaller than the window stays where it begins. */
const between = (room: number, value: number) => Math.min(0, Math.max(Math.min(0, room), value));

export const moved = (frame: Frame, pose: Pose, by: Point): Pose =>
  settled(frame, { ...pose, x: pose.x + by.x, y: pose.y + by.y });

/** Nearer or farther, so that what is under the finger stays there. */
export function zoomed(frame: Frame, pose: Pose, factor: number, at: Point): Pose {
  const zoom = Math.min(CLOSEST, Math.max(1, pose.zoom * factor));
  const grown = zoom / pose.zoom;
  return settled(frame, { zoom, x: at.x - (at.x - pose.x) * grown, y: at.y - (at.y - pose.y) * grown });
}

/** Moved as little as it takes to see a part of the content. */
export function showing(frame: Frame, pose: Pose, part: Point & Size): Pose {
  const size = scale(frame, pose);
  return moved(frame, pose, {
    x: shift(pose.x + part.x * size, part.width * size, frame.box.width),
    y: shift(pose.y + part.y * size, part.height * size, frame.box.height),
  });
}

function shift(start: number, length: number, room: number): number {
  const over = start + length + MARGIN - room;
  if (start < MARGIN) return MARGIN - start;
  return over > 0 ? -Math.min(over, start - MARGIN) : 0;
}
