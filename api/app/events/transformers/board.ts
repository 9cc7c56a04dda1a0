import type { Board, BoardRow } from '#app/events/actions/read_board'
import {
  closesAt,
  isListOpen,
  lastStart,
  mayPress,
  phaseOf,
  startOf,
} from '#app/events/domain/schedule'

const iso = (time: number) => new Date(time).toISOString()
const isoOrNull = (time: number | null) => (time === null ? null : iso(time))

/** The board of an event, as it is now. */
export function boardResource({ event, rows, absences, token }: Board, now: number) {
  const isSat = rows.some(({ sitting }) => sitting !== null)
  return {
    sekarang: iso(now),
    fase: phaseOf(event, isSat, now),
    mulai: iso(event.startsAt),
    caraMulai: event.startMode,
    dimulai: isoOrNull(startOf(event)),
    /** Until when it may be started, and until when attempts may begin. */
    batas: iso(lastStart(event)),
    ditutup: iso(closesAt(event)),
    bisaMulai: mayPress(event, now),
    /** Whether a learner who isn't listed can be added. */
    bisaTambah: isListOpen(event, now),
    token: token && { kode: token.text, sampai: iso(token.endsAt) },
    /** When the server was away, who lost time that can be given back, and whose exam ended meanwhile. */
    gangguanServer: absences.map(({ from, to, lost, ended }) => ({
      dari: iso(from),
      sampai: iso(to),
      kehilangan: lost,
      habis: ended,
    })),
    peserta: rows.map(boardRow),
  }
}

/** A learner on the board: how they are, and never an answer. */
function boardRow({ sitting, told, incidents, receipts, ...row }: BoardRow) {
  return {
    id: row.id,
    nama: row.name,
    nohp: row.nohp,
    kelas: row.className,
    keadaan: row.state,
    kursi: row.seat,
    waktuTambahan: row.extraPercent,
    masuk: isoOrNull(row.arrivedAt),
    mulaiMengerjakan: isoOrNull(row.startedAt),
    sesi: sitting?.session ?? null,
    /** Of the running session. */
    terjawab: sitting?.answered ?? null,
    dari: sitting?.questions ?? null,
    sisaDetik: sitting?.secondsLeft ?? null,
    /** When the session's time ends; null while it stands still. */
    berakhir: isoOrNull(sitting?.endsAt ?? null),
    kontakTerakhir: isoOrNull(row.lastContact),
    belumTerkirim: sitting?.unsent ?? null,
    /** In per cent, and whether it is being charged: null where the device doesn't tell. */
    baterai: told?.battery ?? null,
    mengisi: told?.isCharging ?? null,
    perangkat: told?.device ?? null,
    dijeda: sitting?.isPaused ?? false,
    kejadian: incidents.map(({ kind, at, note }) => ({
      jenis: kind,
      waktu: iso(at),
      keterangan: note,
    })),
    pemberitahuan: receipts.map(({ id, deliveredAt, readAt }) => ({
      id,
      terkirim: isoOrNull(deliveredAt),
      dibaca: isoOrNull(readAt),
    })),
  }
}
