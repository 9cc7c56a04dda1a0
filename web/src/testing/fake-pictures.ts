import { vi } from 'vitest'

/** Lets every file count as a small picture, and be shown: the tests' browser can do neither. */
export function fakePictures(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: vi.fn() }))
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: vi.fn() })
  )
}
