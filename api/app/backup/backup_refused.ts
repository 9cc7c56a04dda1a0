/** Tells the person at the console why a backup can't be made or restored. Nothing has been changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}
