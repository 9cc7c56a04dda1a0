import {
  EVENT_DEFAULTS,
  EVENT_NAME_MISSING,
  EVENT_REST_LIMITS,
  EVENT_STARTS,
  EVENT_TOKEN_LIMITS,
  EVENT_TOLERANCE_LIMITS,
  EVENT_WINDOW_LIMITS,
} from '@lulus/api/contracts/events'
import { INVIGILATORS_MINUTES } from '@lulus/api/contracts/interventions'
import { LISTENING_MODES } from '@lulus/api/contracts/listening'
import type { ResponseAt } from '@/lib/api/client'
import { fromWib, toWib } from '@/lib/format/wib'
import { z } from '@/lib/validation/zod'

/** An event as its form shows it. */
export type EventDetail = ResponseAt<'GET', '/admin/jadwal/:id'>['data']

const minutes = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, sentenceOf(min, max))
    .transform(Number)
    .refine((value) => value >= min && value <= max, sentenceOf(min, max))

function sentenceOf(min: number, max: number): string {
  return `Isi ${min} sampai ${max} menit.`
}

const TIME_MISSING = 'Isi tanggal dan jam mulai.'
export const OPENING_INVALID = 'Isi tanggal dan jam, atau kosongkan.'
const PACKAGE_MISSING = 'Pilih paket soal.'

export const eventSchema = z.object({
  nama: z.string().trim().min(1, EVENT_NAME_MISSING),
  paketId: z.string().min(1, PACKAGE_MISSING).transform(Number),
  /** Empty means any place. */
  labId: z.string().transform((id) => (id === '' ? null : Number(id))),
  mulai: z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(fromWib(text))), TIME_MISSING)
    .transform((text) => new Date(fromWib(text)).toISOString()),
  caraMulai: z.enum(EVENT_STARTS),
  batasMulai: minutes(EVENT_WINDOW_LIMITS),
  toleransi: minutes(EVENT_TOLERANCE_LIMITS),
  istirahat: minutes(EVENT_REST_LIMITS),
  pakaiToken: z.boolean(),
  gantiToken: minutes(EVENT_TOKEN_LIMITS),
  acakPilihan: z.boolean(),
  menitPengawas: minutes(INVIGILATORS_MINUTES),
  /** Empty means at once. */
  hasilDibuka: z
    .string()
    .refine((text) => text === '' || !Number.isNaN(Date.parse(fromWib(text))), OPENING_INVALID)
    .transform((text) => (text === '' ? null : new Date(fromWib(text)).toISOString())),
  modeListening: z.enum(LISTENING_MODES),
})

/** The fields' texts, and their parsed values. */
export type EventFields = z.input<typeof eventSchema>
type EventValues = z.output<typeof eventSchema>

/** The people of an event: its learners and invigilators. */
export interface EventPeople {
  kelas: number[]
  peserta: number[]
  pengawas: number[]
}

/** The body that the server gets. */
export type EventBody = EventValues & EventPeople

export const NEW_EVENT: EventFields = {
  nama: '',
  paketId: '',
  labId: '',
  mulai: '',
  caraMulai: 'pengawas',
  batasMulai: String(EVENT_DEFAULTS.window),
  toleransi: String(EVENT_DEFAULTS.tolerance),
  istirahat: String(EVENT_DEFAULTS.rest),
  pakaiToken: true,
  gantiToken: String(EVENT_DEFAULTS.token),
  acakPilihan: false,
  menitPengawas: String(INVIGILATORS_MINUTES.default),
  hasilDibuka: '',
  modeListening: 'asli',
}

export function fieldsOf(event: EventDetail): EventFields {
  return {
    nama: event.nama,
    paketId: String(event.paketId),
    labId: event.lab ? String(event.lab.id) : '',
    mulai: toWib(event.mulai),
    caraMulai: event.caraMulai,
    batasMulai: String(event.batasMulai),
    toleransi: String(event.toleransi),
    istirahat: String(event.istirahat),
    pakaiToken: event.pakaiToken,
    gantiToken: String(event.gantiToken),
    acakPilihan: event.acakPilihan,
    menitPengawas: String(event.menitPengawas),
    hasilDibuka: event.hasilDibuka === null ? '' : toWib(event.hasilDibuka),
    modeListening: event.modeListening,
  }
}
