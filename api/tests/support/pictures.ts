import sharp from 'sharp'

interface Picture {
  width?: number
  height?: number
}

const canvas = ({ width = 64, height = 48 }: Picture) =>
  sharp({ create: { width, height, channels: 3, background: { r: 12, g: 90, b: 160 } } })

/** A photo like a phone's, with a position in its EXIF data. */
export async function jpegPhoto(picture: Picture = {}): Promise<Buffer> {
  return canvas(picture)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Kamera', Artist: 'Rahasia Fotografer' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 30/1' },
    })
    .toBuffer()
}

export async function pngPicture(picture: Picture = {}): Promise<Buffer> {
  return canvas(picture).png().toBuffer()
}

export async function webpPicture(picture: Picture = {}): Promise<Buffer> {
  return canvas(picture).webp().toBuffer()
}

/** Random colours hardly compress: about three bytes per pixel. */
export async function noisyPng(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
}
