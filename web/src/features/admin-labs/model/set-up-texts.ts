import type { LabKey } from '@/features/admin-labs/api/labs'

/**
 * The command that writes the files for all seats of a lab. It prompts for the secret, because other programs can read
 * the command line: the lab's key when `labId` is given, else an enrolment code. `server` is the academy's origin.
 */
export function provisionCommand(
  { nama, labId, seats }: { nama: string; labId?: number; seats: string },
  server: string
): string {
  return [
    'npm run kiosk:provision --',
    `--server ${server}`,
    // Lab names can't contain shell characters.
    `--lab "${nama}"`,
    `--seats ${seats}`,
    ...(labId === undefined ? [] : [`--lab-id ${labId}`]),
  ].join(' ')
}

/** The lines for an existing kiosk.json. */
export function configLines({ labId, labKey }: LabKey): string {
  return `"labId": ${labId},\n"labKey": "${labKey}"`
}
