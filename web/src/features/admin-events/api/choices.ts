import { can } from '@lulus/api/contracts/capabilities'
import { TOTAL_QUESTIONS } from '@lulus/api/contracts/exam'
import { listeningTooLong } from '@lulus/api/contracts/listening'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'

/** The options of the event form. */

/** An option of the event form. */
export interface Choice {
  id: number
  nama: string
  /** Distinguishes two options of the same name. */
  note?: string
}

/** A package, and why it can't be sat in the mode `asli`, if so. */
export interface PackageChoice extends Choice {
  tooLong?: string
}

const FOUND = 5

const KEY = ['event-choices']

/** Packages, active classes, labs in use, and staff who may invigilate. */
export const eventChoicesQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => {
    const [packages, classes, labs, staff] = await Promise.all([
      api.get('/admin/paket-soal', { signal }),
      api.get('/admin/kelas', { signal }),
      api.get('/admin/lab', { signal }),
      api.get('/admin/staf', { signal }),
    ])
    return {
      packages: packages.data.map((pack): PackageChoice => {
        const { id, nama_paket: nama, jumlah_soal: questions, mode_asli: asli, durasi } = pack
        return {
          id,
          nama,
          ...(questions < TOTAL_QUESTIONS && { note: `belum lengkap, ${questions} soal` }),
          ...(!asli.muat && { tooLong: listeningTooLong(asli.detik, durasi.listening) }),
        }
      }),
      classes: classes.data
        .filter(({ diarsipkan }) => !diarsipkan)
        .map(({ id, nama, jumlah_peserta: count }): Choice => ({
          id,
          nama,
          note: `${count} peserta`,
        })),
      labs: labs.data
        .filter(({ dicabut }) => !dicabut)
        .map(({ id, nama }): Choice => ({ id, nama })),
      invigilators: staff.staf
        .filter(({ peran, ditangguhkan }) => !ditangguhkan && can(peran, 'events.watch'))
        .map(({ id, nama, peran }): Choice => ({ id, nama, note: peran })),
    }
  },
})

/** The first learners whose name, number or address contains the search text. */
export const foundLearnersQuery = (search: string) =>
  queryOptions({
    queryKey: [...KEY, 'learners', search],
    queryFn: ({ signal }) =>
      api.get('/admin/user', { query: { search, limit: FOUND, page: 1 }, signal }),
    select: ({ users }) =>
      users
        .filter(({ role }) => role === 'User')
        .map(({ id, nama, nohp }): Choice => ({ id, nama, note: nohp })),
    placeholderData: keepPreviousData,
    enabled: search.length > 1,
  })
