import { randomBytes } from 'node:crypto'
import type { AdminSession } from './admin_session.ts'
import { RehearsalFailed, Refused } from './failures.ts'
import { HttpClient } from './http_client.ts'
import type { Account } from './learner.ts'
import { isRehearsalLearner, learnersOf, titleOf, type ListedLearner } from './rehearsal_names.ts'
import { workbookOf } from './workbook.ts'

/** Hashing codes is slow on purpose, and a server has other work. */
const CODES_AT_ONCE = 2
/** Hashing every card's password is slow on purpose. */
const CARDS_PATIENCE_MS = 10 * 60_000

interface Member {
  id: number
  nama: string
  nohp: string
}

/** The classes of rehearsals. */
export class Classes {
  readonly #admin: AdminSession

  constructor(admin: AdminSession) {
    this.#admin = admin
  }

  /**
   * Creates a class from an Excel file, as a school would send it.
   * @throws RehearsalFailed when one of its learners has an account already: then none is added
   */
  async enrol(run: string, count: number): Promise<{ classId: number; members: Member[] }> {
    const listed = learnersOf(run, count)
    const text = await this.#readWorkbook(listed)
    const body = { nama: titleOf(run) }
    const { id } = await this.#admin.client.call<{ id: number }>(
      'buat kelas',
      'POST',
      '/admin/kelas',
      {
        body,
        isOnce: true,
      }
    )
    const list = { body: { daftar: text } }
    const checked = await this.#admin.client.call<{ data: { status: string }[] }>(
      'periksa daftar',
      'POST',
      `/admin/kelas/${id}/peserta/periksa`,
      list
    )
    // An existing account may be a real person's: this rehearsal signs in only accounts that it opened.
    if (checked.data.length !== count || checked.data.some(({ status }) => status !== 'baru')) {
      await this.archive(id)
      throw new RehearsalFailed('Salah satu nomor gladi sudah dipakai. Jalankan sekali lagi.')
    }
    await this.#admin.client.call('tambah peserta', 'POST', `/admin/kelas/${id}/peserta`, list)
    return { classId: id, members: await this.membersOf(id) }
  }

  async #readWorkbook(listed: readonly ListedLearner[]): Promise<string> {
    const rows = [['Nama', 'Nomor HP'], ...listed.map(({ name, nohp }) => [name, nohp])]
    const form = new FormData()
    form.set('berkas', new Blob([workbookOf(rows)]), 'gladi.xlsx')
    const path = '/admin/kelas/baca-berkas'
    const { data } = await this.#admin.client.call<{ data: { daftar: string } }>(
      'baca Excel',
      'POST',
      path,
      { form }
    )
    return data.daftar
  }

  /** The learners of a class. @throws RehearsalFailed when one of them isn't a rehearsal's */
  async membersOf(classId: number): Promise<Member[]> {
    const { data } = await this.#admin.client.call<{ data: { peserta: Member[] } }>(
      'lihat kelas',
      'GET',
      `/admin/kelas/${classId}`
    )
    const strange = data.peserta.find(({ nama, nohp }) => !isRehearsalLearner({ name: nama, nohp }))
    if (strange)
      throw new RehearsalFailed(
        `${strange.nama} bukan peserta gladi. Kelas ${classId} tidak disentuh.`
      )
    return data.peserta
  }

  /** Prints all login cards. @returns the PDF's size in bytes */
  async printCards(classId: number): Promise<number> {
    await this.#admin.confirm()
    const { pdf, galat } = await this.#admin.client.call<{ pdf?: string; galat?: string }>(
      'cetak kartu',
      'POST',
      `/admin/kelas/${classId}/kartu`,
      { body: { siapa: 'semua', wajibGanti: false }, patience: CARDS_PATIENCE_MS, isOnce: true }
    )
    if (!pdf) throw new RehearsalFailed(`Kartu tidak dapat dibuat: ${galat ?? 'tanpa alasan'}`)
    return Buffer.byteLength(pdf, 'base64')
  }

  /** Gives all learners a password that only this run knows, with a reset code each. */
  async givePasswords(members: readonly Member[]): Promise<Account[]> {
    const { origin, measures } = this.#admin
    const accounts: Account[] = []
    const queue = members.entries()
    const work = async () => {
      for (const [index, { id, nohp }] of queue) {
        await this.#admin.confirm()
        const { kode } = await this.#admin.client.call<{ kode: string }>(
          'kode',
          'POST',
          `/admin/user/${id}/kode-reset`,
          {
            body: {},
          }
        )
        const password = randomBytes(18).toString('base64url')
        const visitor = new HttpClient(origin, measures)
        await visitor.call('buka situs', 'GET', '/pengaturan')
        const body = { identifier: nohp, kode, newPassword: password }
        await visitor.call('password baru', 'POST', '/users/reset-password', { body })
        accounts[index] = { nohp, password }
      }
    }
    await Promise.all(Array.from({ length: CODES_AT_ONCE }, work))
    return accounts
  }

  async archive(id: number): Promise<void> {
    await this.#admin.client.call('arsipkan kelas', 'POST', `/admin/kelas/${id}/arsipkan`, {
      body: {},
    })
  }

  async list(): Promise<{ id: number; nama: string; diarsipkan: boolean }[]> {
    type Classes = { data: { id: number; nama: string; diarsipkan: boolean }[] }
    return (await this.#admin.client.call<Classes>('daftar kelas', 'GET', '/admin/kelas')).data
  }

  /** Suspends an account; a suspended one stays so. */
  async suspend({ id }: Member): Promise<void> {
    await this.#admin.confirm()
    const body = { alasan: 'Peserta simulasi dari gladi bersih.', force: true }
    try {
      await this.#admin.client.call('tangguhkan', 'POST', `/admin/user/${id}/tangguhkan`, { body })
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 409) throw error
    }
  }
}
