export interface Size {
  width: number
  height: number
}

/** Degrees, clockwise. */
export type Rotation = 0 | 90 | 180 | 270

export const ZOOM_LIMITS = { min: 1, max: 4, step: 0.5 } as const

export function zoomedBy(zoom: number, change: number): number {
  return Math.min(ZOOM_LIMITS.max, Math.max(ZOOM_LIMITS.min, zoom + change))
}

export function turned(rotation: Rotation): Rotation {
  return ((rotation + 90) % 360) as Rotation
}

/**
 * The size at which a rotated picture fits the stage at zoom 1, never above its own size and never narrower than
 * `atLeast`. `image` is the size before rotation, `box` the space after it, both in CSS pixels.
 */
export function fitImage(
  natural: Size,
  stage: Size,
  rotation: Rotation,
  zoom: number,
  atLeast = 0
): { image: Size; box: Size } {
  const isSideways = rotation === 90 || rotation === 270
  const room = isSideways ? { width: stage.height, height: stage.width } : stage
  const fitted = Math.min(1, room.width / natural.width, room.height / natural.height)
  const fit = Math.max(fitted, atLeast / natural.width)
  const image = { width: natural.width * fit * zoom, height: natural.height * fit * zoom }
  return { image, box: isSideways ? { width: image.height, height: image.width } : image }
}
