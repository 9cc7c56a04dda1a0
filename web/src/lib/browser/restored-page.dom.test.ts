import { expect, test, vi } from 'vitest'
import { reloadWhenRestored } from '@/lib/browser/restored-page'

const shown = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('only a page restored from the back-forward cache is reloaded', () => {
  const reload = vi.fn()
  const stop = reloadWhenRestored(reload)
  shown(false)
  expect(reload).not.toHaveBeenCalled()
  shown(true)
  expect(reload).toHaveBeenCalledOnce()
  stop()
  shown(true)
  expect(reload).toHaveBeenCalledOnce()
})
