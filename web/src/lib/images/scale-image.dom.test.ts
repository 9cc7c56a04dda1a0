import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { scaleImage, UnreadableImage } from '@/lib/images/scale-image'
import { MAX_IMAGE_EDGE, scaledSize } from '@/lib/images/scaled-size'
import { fakeCanvas } from '@/testing/fake-pictures'

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 1600, height: 900 },
    { width: 1600, height: 900 },
  ],
  [
    { width: 20_000, height: 3 },
    { width: 1600, height: 1 },
  ],
])('%o is scaled to %o', (from, to) => {
  expect(scaledSize(from)).toEqual(to)
})

test('a scaled picture fits, keeps its proportions and is never enlarged', () => {
  const edge = fc.integer({ min: 1, max: 30_000 })
  fc.assert(
    fc.property(edge, edge, (width, height) => {
      const scaled = scaledSize({ width, height })
      expect(Math.max(scaled.width, scaled.height)).toBeLessThanOrEqual(MAX_IMAGE_EDGE)
      expect(scaled.width).toBeLessThanOrEqual(width)
      expect(scaled.height).toBeLessThanOrEqual(height)
      const factor = Math.min(1, MAX_IMAGE_EDGE / Math.max(width, height))
      expect(Math.abs(scaled.width - width * factor)).toBeLessThanOrEqual(1)
      expect(Math.abs(scaled.height - height * factor)).toBeLessThanOrEqual(1)
    })
  )
})

function bitmapOf(width: number, height: number) {
  return { width, height, close: vi.fn() }
}

afterEach(() => vi.unstubAllGlobals())

test('a small picture is sent as it is', async () => {
  const bitmap = bitmapOf(800, 600)
  vi.stubGlobal('createImageBitmap', async () => bitmap)
  const file = new File(['x'], 'bukti.png', { type: 'image/png' })

  await expect(scaleImage(file)).resolves.toBe(file)
  expect(bitmap.close).toHaveBeenCalled()
})

test('a large picture becomes a smaller JPEG of the same name', async () => {
  vi.stubGlobal('createImageBitmap', async () => bitmapOf(4000, 3000))
  const context = fakeCanvas()

  const scaled = await scaleImage(new File(['x'], 'foto.struk.png', { type: 'image/png' }))

  expect(scaled.name).toBe('foto.struk.jpg')
  expect(scaled.type).toBe('image/jpeg')
  expect(context.drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 1600, 1200)
})

test.each([
  [bitmapOf(300, 200), [300, 200]],
  [bitmapOf(1024, 2048), [256, 512]],
])('a picture of any size becomes a JPEG on request', async (bitmap, size) => {
  vi.stubGlobal('createImageBitmap', async () => bitmap)
  const context = fakeCanvas()

  const file = new File(['x'], 'saya.gif', { type: 'image/gif' })
  const scaled = await scaleImage(file, { maxEdge: 512, always: true })

  expect(scaled).toMatchObject({ name: 'saya.jpg', type: 'image/jpeg' })
  expect(context.drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, ...size)
})

test('a file whose content is no picture is refused', async () => {
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
  })

  await expect(scaleImage(new File(['<svg/>'], 'x.png'))).rejects.toBeInstanceOf(UnreadableImage)
})
