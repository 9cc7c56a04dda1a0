import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Board } from '@/features/admin-events/api/events'
import type { StartingAction } from '@/features/admin-events/model/action-form'
import { formatClockTime } from '@/lib/format/date'
import { spokenDuration } from '@/lib/format/duration'
import { formatCount } from '@/lib/format/numbers'

type Absence = Board['gangguanServer'][number]

interface ServerAbsencesProps {
  absences: readonly Absence[]
  /** Opens an action for learners; null where nothing can be done to them. */
  onAct: ((chosen: number[], action: StartingAction) => void) | null
}

/** Says when the server itself was away, and offers to give the time back to all who lost it. */
export function ServerAbsences({ absences, onAct }: ServerAbsencesProps) {
  return absences.map((absence) => {
    const { dari, kehilangan, habis } = absence
    const isOpen = kehilangan.length > 0 || habis.length > 0
    return (
      <Alert
        key={dari}
        tone={isOpen ? 'warning' : 'info'}
        title={titleOf(absence)}
        action={
          isOpen &&
          onAct && (
            <div className="flex flex-wrap gap-2">
              {kehilangan.length > 0 && (
                <Button
                  onClick={() =>
                    onAct(kehilangan, { kind: 'kembalikan_waktu', reason: reasonOf(absence) })
                  }
                >
                  Kembalikan Waktu ({formatCount(kehilangan.length)} peserta)
                </Button>
              )}
              {habis.length > 0 && (
                <Button
                  variant="secondary"
                  onClick={() =>
                    onAct(habis, {
                      kind: 'buka_kembali',
                      scope: 'ujian',
                      reason: reasonOf(absence),
                    })
                  }
                >
                  Buka Kembali ({formatCount(habis.length)} peserta)
                </Button>
              )}
            </div>
          )
        }
      >
        {textOf(absence)}
      </Alert>
    )
  })
}

function titleOf({ dari, sampai }: Absence): string {
  const seconds = Math.round((Date.parse(sampai) - Date.parse(dari)) / 1000)
  return `Server tidak dapat dihubungi pukul ${spanOf({ dari, sampai })} (${spokenDuration(seconds)})`
}

/** '10.49.10–10.51.00 WIB' */
function spanOf({ dari, sampai }: Pick<Absence, 'dari' | 'sampai'>): string {
  const [from, to] = [dari, sampai].map((time) =>
    formatClockTime(Date.parse(time)).replace(/\sWIB$/, '')
  )
  return `${from}–${to} WIB`
}

function textOf({ kehilangan, habis }: Absence): string {
  const lost = `${formatCount(kehilangan.length)} peserta kehilangan waktu yang belum dikembalikan.`
  const ended = `Ujian ${formatCount(habis.length)} peserta habis waktunya selama itu.`
  if (kehilangan.length === 0 && habis.length === 0) {
    return 'Tidak ada waktu yang masih perlu dikembalikan.'
  }
  return [kehilangan.length > 0 ? lost : '', habis.length > 0 ? ended : ''].join(' ').trim()
}

function reasonOf(absence: Absence): string {
  return `Server tidak dapat dihubungi pukul ${spanOf(absence)}.`
}
