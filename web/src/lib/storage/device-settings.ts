import { create, type StoreApi, type UseBoundStore } from 'zustand'

type Setting = string | number | boolean

/**
 * Settings in this device's localStorage under `key`. They outlive the login and hold no secrets. Stored values of the
 * wrong type are ignored, and without storage the settings last as long as the page.
 */
export function deviceSettings<Settings extends Record<keyof Settings, Setting>>(
  key: string,
  defaults: Settings
): UseBoundStore<StoreApi<Settings>> {
  const useSettings = create<Settings>(() => ({ ...defaults, ...storedSettings(key, defaults) }))
  useSettings.subscribe((settings) => {
    try {
      localStorage.setItem(key, JSON.stringify(settings))
    } catch (error) {
      console.warn(`${key} can not be kept`, error)
    }
  })
  return useSettings
}

function storedSettings<Settings extends Record<keyof Settings, Setting>>(
  key: string,
  defaults: Settings
): Partial<Settings> {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage?.getItem(key) ?? '{}')
    return Object.fromEntries(
      Object.entries(Object(stored)).filter(
        ([name, value]) =>
          name in defaults && typeof value === typeof defaults[name as keyof Settings]
      )
    ) as Partial<Settings>
  } catch (error) {
    console.warn(`${key} can not be read`, error)
    return {}
  }
}
