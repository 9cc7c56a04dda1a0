export interface Size {
  width: number
  height: number
}

/** Clockwise degrees. */
export type Rotation = 0 | 90 | 180 | 270

export const ZOOM_LIMITS = { min: 1, max: 4, step: 0.5 } as const

export function zoomedBy(zoom: number, change: number): number {
  return Math.min(ZOOM_LIMITS.max, Math.max(ZOOM_LIMITS.min, zoom + change))
}

export function turned(rotation: Rotation): Rotation {
  return ((rotation + 90) % 360) as Rotation
}

/**
 * How large to draw a picture so that it fits the stage at zoom 1, turned as asked, and never above its own size.
 * `image` is the size before turning, `box` the room it takes after turning; both in CSS pixels.
 */
export function fitImage(
  natural: Size,
  stage: Size,
  rotation: Rotation,
  zoom: number
): { image: Size; box: Size } {
  const isSideways = rotation === 90 || rotation === 270
  const room = isSideways ? { width: stage.height, height: stage.width } : stage
  const fit = Math.min(1, room.width / natural.width, room.height / natural.height)
  const image = { width: natural.width * fit * zoom, height: natural.height * fit * zoom }
  return { image, box: isSideways ? { width: image.height, height: image.width } : image }
}
