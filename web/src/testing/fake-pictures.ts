import { vi } from 'vitest'

/** Lets every file count as a small picture, and be shown: the tests' browser can do neither. */
export function fakePictures(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: vi.fn() }))
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: vi.fn() })
  )
}

/** Lets a canvas draw anything and make a file of it; returns what is called to draw. */
export function fakeCanvas() {
  const context = { fillRect: vi.fn(), drawImage: vi.fn() }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as CanvasRenderingContext2D
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    done(new Blob(['jpeg'], { type: type ?? '' }))
  })
  return context
}
