import { listedLogin } from '#app/accounts/transformers/staff'
import { listedUser } from '#app/accounts/transformers/user'
import { listedGrant } from '#app/enrolment/transformers/grants'
import { listedEvent } from '#app/events/transformers/events'
import { listedPayment } from '#app/payments/transformers/payment'
import type { Person } from '#app/people/actions/read_person'
import type { Moved } from '#app/people/rows/move_rows'
import { erasureRequestResource } from '#app/people/transformers/erasure'
import { listedResult } from '#app/results/transformers/result'

/** How much a merge moves. */
export function movedResource({ payments, grants, results, events, classes }: Moved) {
  return {
    pembayaran: payments,
    akses: grants,
    riwayat: results,
    jadwal: events,
    kelas: classes,
  }
}

/** A person on their page, each list in the shape that it has elsewhere. */
export function personResource(
  person: Person,
  { ownLogin, now }: { ownLogin: string; now: number }
) {
  const { user, row, former, payments, receipted, grants, results, events, classes, logins } =
    person
  const { request } = person
  return {
    ...listedUser(row),
    /** The account into which this one was merged. */
    digabungKe: user.mergedInto,
    /** Whether the person's data was erased. */
    dihapus: user.erasedAt !== null,
    /** The person's own wish that it is; null without one that waits. */
    permintaanHapus: request?.status === 'menunggu' ? erasureRequestResource(request) : null,
    namaLama: former.name,
    nohpLama: former.nohp,
    emailLama: former.email,
    pembayaran: payments.map((payment) => ({
      ...listedPayment(payment),
      kuitansi: receipted.has(payment.id),
    })),
    akses: grants.map(listedGrant),
    riwayat: results.map(listedResult),
    jadwal: events.map((event) => listedEvent(event, now)),
    kelas: classes.map(({ id, name, archived_at: archivedAt }) => ({
      id,
      nama: name,
      diarsipkan: archivedAt !== null,
    })),
    login: logins.map((login) => listedLogin(login, ownLogin)),
  }
}
