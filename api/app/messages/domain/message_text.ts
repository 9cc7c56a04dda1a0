import type { MessageFacts } from '#app/messages/domain/news'
import { filledText, type MessageValues } from '#contracts/messages'

const DAY = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: 'Asia/Jakarta' })
const TIME = new Intl.DateTimeFormat('id-ID', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Jakarta',
})

/** An instant in epoch milliseconds as 'Sabtu, 12 Desember 2026 pukul 08.00 WIB'. */
export function spokenTime(instant: number): string {
  return `${DAY.format(instant)} pukul ${TIME.format(instant)} WIB`
}

/** What a message says. */
export interface Told {
  /** The learner's. */
  name: string
  academyName: string
  facts: MessageFacts
}

/** What the placeholders of a message stand for. @param origin of this site, `https://lulus.example` */
function valuesOf({ name, academyName, facts }: Told, origin: string): MessageValues {
  return {
    nama: name,
    akademi: academyName,
    paket: facts.packageName,
    tautan: new URL(facts.path, origin).href,
    ...(facts.reason === undefined ? {} : { alasan: facts.reason }),
    ...(facts.eventName === undefined ? {} : { jadwal: facts.eventName }),
    ...(facts.startsAt === undefined ? {} : { waktu: spokenTime(facts.startsAt) }),
    ...(facts.lab === undefined ? {} : { tempat: placeOf(facts.lab) }),
  }
}

function placeOf(lab: string | null): string {
  return lab === null ? 'dari perangkat Anda sendiri' : `di ${lab}`
}

/** A message's text. @param template as the academy wrote it */
export function messageText(template: string, told: Told, origin: string): string {
  return filledText(template, valuesOf(told, origin))
}
