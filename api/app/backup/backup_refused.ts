/** Why a backup can't be made or restored, for the person at the console. Nothing has been changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}
