/** Windows accounts by their SIDs, which are the same in every language. */
export const ADMINISTRATORS = 'S-1-5-32-544'
export const SYSTEM = 'S-1-5-18'
/** The Windows installer service. */
const TRUSTED_INSTALLER = 'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464'

/** Whether files owned by this account can only come from an administrator. */
export function isAdministrative(sid: string): boolean {
  return [ADMINISTRATORS, SYSTEM, TRUSTED_INSTALLER].includes(sid)
}
