import { setTimeout as sleep } from 'node:timers/promises'
import { EVENT_DEFAULTS, EVENT_PHASES } from '../../api/contracts/events.ts'
import type { Session } from '../../api/contracts/exam.ts'
import type { AdminSession } from './admin_session.ts'
import { RehearsalFailed } from './failures.ts'
import type { HttpClient } from './http_client.ts'
import { titleOf } from './rehearsal_names.ts'

/** Minutes until the set time: the doors are open then, and the event may be started at once. */
const STARTS_IN_MINUTES = 20
const ASKS_EVERY_MS = 1_000
/** The server accepts the token before the present one for a minute. */
const TOKEN_READ_EVERY_MS = 3_000

interface Package {
  id: number
  name: string
  minutes: Record<Session, number>
}

interface Board {
  fase: string
  bisaMulai: boolean
  token: { kode: string } | null
  peserta: { keadaan: string }[]
}

/** The exam events of rehearsals. */
export class Events {
  readonly #client: HttpClient
  #readAt = Number.NEGATIVE_INFINITY
  #token = Promise.resolve('')

  constructor({ client }: AdminSession) {
    this.#client = client
  }

  /** @throws RehearsalFailed when no package can be started */
  async choosePackage(wanted: number | null): Promise<Package> {
    const { data } = await this.#client.call<{
      data: {
        id: number
        nama_paket: string
        status: string
        hanya_lab?: boolean
        durasi: Record<Session, number>
      }[]
    }>('daftar paket', 'GET', '/admin/paket-soal')
    const found = data.find(
      ({ id, status, hanya_lab: isLabOnly }) =>
        status === 'siap' && !isLabOnly && (wanted === null || id === wanted)
    )
    if (!found)
      throw new RehearsalFailed(
        wanted === null
          ? 'Tidak ada paket soal yang lengkap dan boleh dikerjakan di luar lab.'
          : `Paket ${wanted} tidak ada, belum lengkap, atau hanya untuk lab.`
      )
    return { id: found.id, name: found.nama_paket, minutes: found.durasi }
  }

  /** Schedules an exam of the class whose waiting room is open. @returns its id */
  async schedule(run: string, classId: number, packageId: number): Promise<number> {
    const startsAt = new Date(Date.now() + STARTS_IN_MINUTES * 60_000)
    const body = {
      nama: titleOf(run),
      paketId: packageId,
      kelas: [classId],
      peserta: [],
      pengawas: [],
      labId: null,
      mulai: startsAt.toISOString(),
      caraMulai: 'pengawas',
      batasMulai: EVENT_DEFAULTS.window,
      toleransi: EVENT_DEFAULTS.tolerance,
      istirahat: EVENT_DEFAULTS.rest,
      pakaiToken: true,
      gantiToken: EVENT_DEFAULTS.token,
    }
    const { id } = await this.#client.call<{ id: number }>('buat jadwal', 'POST', '/admin/jadwal', {
      body,
      isOnce: true,
    })
    await this.#client.call('jadwalkan', 'POST', `/admin/jadwal/${id}/jadwalkan`, { body: {} })
    return id
  }

  async board(eventId: number): Promise<Board> {
    const path = `/admin/jadwal/${eventId}/papan`
    return (await this.#client.call<{ data: Board }>('papan', 'GET', path)).data
  }

  /** The event's recent token: a class reads it off one board, too. */
  async token(eventId: number): Promise<string> {
    const now = performance.now()
    if (now - this.#readAt >= TOKEN_READ_EVERY_MS) {
      this.#readAt = now
      this.#token = this.board(eventId).then(({ token }) => token?.kode ?? '')
    }
    return this.#token
  }

  /** 'Mulai Bersama'. */
  async start(eventId: number): Promise<void> {
    await this.#client.call('mulai bersama', 'POST', `/admin/jadwal/${eventId}/mulai`, { body: {} })
  }

  /** @throws RehearsalFailed when it is cancelled, or lapses */
  async untilStarted(eventId: number): Promise<void> {
    for (;;) {
      const { fase } = await this.board(eventId)
      if (fase === EVENT_PHASES.started) return
      if (fase === EVENT_PHASES.cancelled || fase === EVENT_PHASES.ended)
        throw new RehearsalFailed('Ujian gladi dibatalkan atau lewat sebelum dimulai.')
      await sleep(ASKS_EVERY_MS)
    }
  }

  /** Opens the exam's results, as the page shows them and as its workbook and paper. */
  async report(eventId: number): Promise<void> {
    const path = `/admin/jadwal/${eventId}/hasil`
    await this.#client.call('hasil', 'GET', path)
    for (const format of ['excel', 'pdf'])
      await this.#client.call(`hasil ${format}`, 'GET', `${path}/${format}`)
  }

  async list(search: string): Promise<{ id: number; nama: string; fase: string }[]> {
    type Events = { data: { id: number; nama: string; fase: string }[] }
    const path = `/admin/jadwal?page=1&limit=100&search=${encodeURIComponent(search)}`
    return (await this.#client.call<Events>('daftar jadwal', 'GET', path)).data
  }

  async cancel(eventId: number): Promise<void> {
    await this.#client.call('batalkan jadwal', 'POST', `/admin/jadwal/${eventId}/batalkan`, {
      body: {},
    })
  }
}
