import { UnreadableImage } from '@/lib/images/scale-image'

/**
 * Renders the square picture at an address, such as an SVG code, as a PNG with a white background.
 * @param edge in pixels
 * @throws UnreadableImage if it can't be loaded or drawn
 */
export async function pngOf(src: string, edge: number): Promise<Blob> {
  const picture = new Image()
  picture.src = src
  await picture.decode().catch((cause: unknown) => {
    throw new UnreadableImage(cause)
  })

  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadableImage()
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, edge, edge)
  // Keeps the edges of a code sharp.
  context.imageSmoothingEnabled = false
  context.drawImage(picture, 0, 0, edge, edge)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UnreadableImage())), 'image/png')
  })
}
