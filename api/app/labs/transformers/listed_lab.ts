import type { ListedLab } from '#app/labs/actions/list_labs'
import type Lab from '#app/labs/models/lab'

/** A lab as admins see it; its key is never among it. */
export function labResource(lab: Lab) {
  return {
    id: lab.id,
    nama: lab.name,
    createdAt: iso(lab.createdAt),
    /** When its present key was made. */
    kunciDibuat: iso(lab.keyMadeAt),
    /** Null while the lab is in use. */
    dicabut: lab.revokedAt === null ? null : iso(lab.revokedAt),
  }
}

export function listedLab({ lab, running }: ListedLab) {
  return { ...labResource(lab), simulasi_berjalan: running }
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}
