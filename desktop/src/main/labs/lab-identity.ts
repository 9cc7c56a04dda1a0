import type { KioskConfig } from '../config/kiosk-config.ts'
import type { LabIdentity } from './lab-signature.ts'

/** Which seat of which lab this computer is; null without a key in its settings. */
export function labIdentityOf({
  labId,
  labKey,
  seat,
}: Pick<KioskConfig, 'labId' | 'labKey' | 'seat'>): LabIdentity | null {
  return labId !== undefined && labKey !== undefined ? { id: labId, seat, key: labKey } : null
}
