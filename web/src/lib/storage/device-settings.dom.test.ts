import { afterEach, describe, expect, test, vi } from 'vitest'
import { deviceSettings } from '@/lib/storage/device-settings'

const KEY = 'some-settings'
const DEFAULTS = { size: 1, isLoud: true }

const settings = () => deviceSettings(KEY, DEFAULTS).getState()

afterEach(() => localStorage.clear())

describe('the settings of a device', () => {
  test('device settings are the defaults at first', () => {
    expect(settings()).toEqual(DEFAULTS)
  })

  test('device settings survive a reload', () => {
    deviceSettings(KEY, DEFAULTS).setState({ size: 2 })
    expect(settings()).toEqual({ size: 2, isLoud: true })
  })

  test('device settings ignore unknown values and wrong types in the storage', () => {
    localStorage.setItem(KEY, JSON.stringify({ size: '9', isLoud: false, other: 1 }))
    expect(settings()).toEqual({ size: 1, isLoud: false })
  })

  test.each(['{', 'null', '[1]', '"x"'])(
    'device settings are the defaults if the storage contains %s',
    (text) => {
      vi.spyOn(console, 'warn').mockReturnValue()
      localStorage.setItem(KEY, text)
      expect(settings()).toEqual(DEFAULTS)
    }
  )

  test('device settings work without storage', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const useSettings = deviceSettings(KEY, DEFAULTS)
    useSettings.setState({ size: 3 })
    expect(useSettings.getState()).toEqual({ size: 3, isLoud: true })
    expect(warn).toHaveBeenCalledTimes(2)
  })
})
