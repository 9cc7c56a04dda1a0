import type { LabKey } from '@/features/admin-labs/api/labs'

/** What the operator types to write the files for all seats of a lab. `server` is the academy's origin. */
export function provisionCommand({ nama, labId, labKey }: LabKey, server: string): string {
  return [
    'npm run kiosk:provision --',
    `--server ${server}`,
    // Names of labs hold nothing that a shell would read.
    `--lab "${nama}"`,
    '--seats 1-30',
    `--lab-id ${labId}`,
    `--lab-key=${labKey}`,
  ].join(' ')
}

/** The lines for a kiosk.json that is there already. */
export function configLines({ labId, labKey }: LabKey): string {
  return `"labId": ${labId},\n"labKey": "${labKey}"`
}
