import { KIOSK_BRIDGE, type KioskBridge } from '@/platform/kiosk-bridge'

/**
 * The kiosk that this page runs in, through its preload script's bridge.
 * @throws Error outside a kiosk
 */
export function kioskBridge(): KioskBridge {
  const bridge = window[KIOSK_BRIDGE]
  if (!bridge) throw new Error('This page is in no kiosk')
  return bridge
}
