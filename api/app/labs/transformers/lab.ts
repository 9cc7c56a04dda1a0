import type { ListedLab } from '#app/labs/actions/list_labs'
import type { HandedOutKey } from '#app/labs/actions/register_lab'
import type Lab from '#app/labs/models/lab'

/** A lab for admins, without its key. */
export function labResource(lab: Lab) {
  return {
    id: lab.id,
    nama: lab.name,
    createdAt: iso(lab.createdAt),
    /** When the present key was made. */
    kunciDibuat: iso(lab.keyMadeAt),
    /** Null while the lab is in use. */
    dicabut: lab.revokedAt === null ? null : iso(lab.revokedAt),
  }
}

export function listedLab({ lab, running }: ListedLab) {
  return { ...labResource(lab), simulasi_berjalan: running }
}

/** The only response that contains a key, with the field names of kiosk.json. */
export function handedOutKey({ lab, key }: HandedOutKey) {
  return { id: lab.id, nama: lab.name, labId: lab.id, labKey: key }
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}
