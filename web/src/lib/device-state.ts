/** What a page reports of its device with each pulse. */
interface DeviceState {
  terlihat: boolean
  /** In per cent, where the device tells. */
  baterai?: number
  mengisi?: boolean
}

/** Chromium's, which the DOM's types lack. */
interface Battery {
  level: number
  charging: boolean
}
interface WithBattery {
  getBattery?: () => Promise<Battery>
}

let battery: Battery | undefined

/** Asks for the battery once; it then updates itself. A device may not tell. */
export function watchBattery(): void {
  const { getBattery } = navigator as WithBattery
  getBattery?.call(navigator).then(
    (found) => (battery = found),
    () => undefined
  )
}

export function deviceState(): DeviceState {
  return {
    terlihat: document.visibilityState === 'visible',
    ...(battery && { baterai: Math.round(battery.level * 100), mengisi: battery.charging }),
  }
}
