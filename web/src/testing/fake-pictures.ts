import { vi } from 'vitest'

/** Makes every file a small, visible picture, because jsdom neither decodes nor lays out pictures. */
export function fakePictures(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: vi.fn() }))
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: vi.fn() })
  )
}

/** Makes every canvas draw and produce a file; returns the mock of its drawing. */
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
