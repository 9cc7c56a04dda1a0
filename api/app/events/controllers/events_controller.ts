import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { changeEvent, createEvent, type EventInput } from '#app/events/actions/change_event'
import { closeEvent } from '#app/events/actions/close_event'
import { duplicateEvent } from '#app/events/actions/duplicate_event'
import { findWatched } from '#app/events/actions/find_event'
import { eventListing } from '#app/events/actions/list_events'
import { moveResults } from '#app/events/actions/move_results'
import { readBoard } from '#app/events/actions/read_board'
import { readSimilarAnswers } from '#app/events/actions/read_similar_answers'
import { readClassAccess } from '#app/events/actions/read_class_access'
import { readEvent } from '#app/events/actions/read_event'
import { sendBoard } from '#app/events/http/send_board'
import { streamBoard } from '#app/events/http/board_stream'
import { cancelEvent, scheduleEvent } from '#app/events/actions/schedule_event'
import { startEvent } from '#app/events/actions/start_event'
import { shownSimilarAnswers } from '#app/events/transformers/similar_answers'
import { boardResource } from '#app/events/transformers/board'
import { listedEvent, shownClassAccess, shownEvent } from '#app/events/transformers/events'
import {
  closeEventValidator,
  eventValidator,
  listEventsValidator,
  moveResultsValidator,
  scheduleEventValidator,
} from '#app/events/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'
import { withListDefaults } from '#app/listing/pages/list_query'
import { sendList } from '#app/listing/http/send_list'
import { EVENT_LIST } from '#contracts/events'

/** Exam events, for admins and invigilators. */
export default class EventsController {
  async index(ctx: HttpContext) {
    const now = clock.now()
    const query = await ctx.request.validateUsing(listEventsValidator, { data: ctx.request.qs() })
    const listing = eventListing(signedIn(ctx.auth), withListDefaults(query, EVENT_LIST))
    return sendList(ctx, 'data', listing, (row) => listedEvent(row, now))
  }

  async show(ctx: HttpContext) {
    return { data: shownEvent(await readEvent(signedIn(ctx.auth), idOf(ctx)), clock.now()) }
  }

  async board(ctx: HttpContext) {
    const now = clock.now()
    const board = boardResource(await readBoard(signedIn(ctx.auth), idOf(ctx), now), now)
    return sendBoard(ctx, board)
  }

  /** Pairs who share improbably many answers: a hint, after everybody has finished. */
  async similarities(ctx: HttpContext) {
    return shownSimilarAnswers(await readSimilarAnswers(idOf(ctx)))
  }

  /** The changes of the board, as they happen. */
  async stream(ctx: HttpContext) {
    await streamBoard(ctx, idOf(ctx))
  }

  async store(ctx: HttpContext) {
    const input = toInput(await ctx.request.validateUsing(eventValidator))
    const { id } = await createEvent(signedIn(ctx.auth), input)
    ctx.response.status(201)
    return { message: 'Jadwal ujian disimpan sebagai konsep.', id }
  }

  async update(ctx: HttpContext) {
    const input = toInput(await ctx.request.validateUsing(eventValidator))
    await changeEvent(signedIn(ctx.auth), idOf(ctx), input)
    return { message: 'Jadwal ujian berhasil diubah.' }
  }

  async moveResults({ auth, params, request }: HttpContext) {
    const { hasilDibuka } = await request.validateUsing(moveResultsValidator)
    const opensAt = hasilDibuka === null ? null : Date.parse(hasilDibuka)
    await moveResults(signedIn(auth), params.id, opensAt)
    return { message: 'Pembukaan hasil disimpan.' }
  }

  async schedule(ctx: HttpContext) {
    const { pakaiAksesKelas } = await ctx.request.validateUsing(scheduleEventValidator)
    await scheduleEvent(signedIn(ctx.auth), idOf(ctx), { usesClassAccess: pakaiAksesKelas })
    return { message: 'Ujian dijadwalkan. Peserta melihatnya di Ujian Terjadwal.' }
  }

  /** What the classes of its learners hold for it, and who hasn't paid. */
  async classAccess(ctx: HttpContext) {
    const event = await findWatched(signedIn(ctx.auth), idOf(ctx))
    return { data: shownClassAccess(await readClassAccess(event)) }
  }

  async cancel(ctx: HttpContext) {
    await cancelEvent(signedIn(ctx.auth), idOf(ctx))
    return { message: 'Ujian dibatalkan.' }
  }

  async close(ctx: HttpContext) {
    const user = signedIn(ctx.auth)
    await findWatched(user, idOf(ctx))
    const { catatan } = await ctx.request.validateUsing(closeEventValidator)
    await closeEvent(user, idOf(ctx), catatan ?? null)
    return { message: 'Ujian ditutup. Tidak ada lagi yang berubah di dalamnya.' }
  }

  async duplicate(ctx: HttpContext) {
    const { id } = await duplicateEvent(signedIn(ctx.auth), idOf(ctx))
    ctx.response.status(201)
    return { message: 'Salinannya disimpan sebagai konsep. Periksa waktu mulainya.', id }
  }

  async start(ctx: HttpContext) {
    const startedAt = await startEvent(signedIn(ctx.auth), idOf(ctx))
    return { message: 'Ujian dimulai.', dimulai: new Date(startedAt).toISOString() }
  }
}
const idOf = ({ params }: HttpContext) => params.id

function toInput(body: Infer<typeof eventValidator>): EventInput {
  return {
    name: body.nama,
    packageId: body.paketId,
    classIds: body.kelas,
    userIds: body.peserta,
    invigilatorIds: body.pengawas,
    labId: body.labId,
    startsAt: Date.parse(body.mulai),
    startMode: body.caraMulai,
    windowMinutes: body.batasMulai,
    toleranceMinutes: body.toleransi,
    restMinutes: body.istirahat,
    hasToken: body.pakaiToken,
    tokenMinutes: body.gantiToken,
    shufflesOptions: body.acakPilihan ?? false,
    listeningMode: body.modeListening,
    invigilatorsMinutes: body.menitPengawas,
    resultsOpenAt: timeOf(body.hasilDibuka),
  }
}

function timeOf(text: string | null | undefined): number | null | undefined {
  return typeof text === 'string' ? Date.parse(text) : text
}
