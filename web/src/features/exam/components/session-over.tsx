import {
  SESSION_TITLES,
  nextSession,
  REST_LIMIT_MS,
  SESSION_QUESTIONS,
} from '@lulus/api/contracts/exam'
import { Coffee } from 'lucide-react'
import { useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Panel } from '@/features/exam/components/panel'
import { RescueOffer } from '@/features/exam/components/rescue-offer'
import { RoomLateAnswers } from '@/features/exam/components/room-late-answers'
import { useMoveOn } from '@/features/exam/hooks/use-move-on'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { answeredPages, sessionNumber } from '@/features/exam/model/progress'
import { formatShortMoment } from '@/lib/format/date'

/** After the server's end of a rest, because clocks differ a little. */
const MARGIN_MS = 1500
const REST_HOURS = REST_LIMIT_MS / 3_600_000

/** Shown after listening and written: a break, then the next session. */
export default function SessionOver() {
  const { session, paper, deadline } = useRoom()
  const answered = useRoomState(({ answers }) => answeredPages(session, answers).length)
  const unsent = useRoomState((state) => state.unsent)
  const { mutate: moveOn, isPending } = useMoveOn()
  const restEnd = deadline() + (paper.istirahat ?? Number.NaN) * 60_000
  useEffect(() => {
    if (Number.isNaN(restEnd)) return
    const timer = setTimeout(() => moveOn({ isAgreed: true }), restEnd - Date.now() + MARGIN_MS)
    return () => clearTimeout(timer)
  }, [restEnd, moveOn])
  const next = nextSession(session)
  if (next === null) throw new Error('Reading is the last session')

  return (
    <Panel icon={Coffee} title={`Sesi ${sessionNumber(session)} selesai`}>
      <p>
        {answered} dari {SESSION_QUESTIONS[session]} soal{' '}
        <span lang="en">{SESSION_TITLES[session]}</span> terjawab.
      </p>
      {paper.istirahat === undefined ? (
        <p>
          Anda boleh beristirahat {REST_HOURS} jam tanpa kehilangan waktu,{' '}
          <Until end={deadline() + REST_LIMIT_MS} />. Waktu sesi berikutnya baru berjalan setelah
          Anda melanjutkan. Sesudah itu simulasi diakhiri dengan jawaban yang sudah ada.
        </p>
      ) : (
        <p>
          Anda boleh beristirahat {paper.istirahat} menit, <Until end={restEnd} />. Sesudah itu sesi
          berikutnya berjalan sendiri.
        </p>
      )}
      {unsent > 0 && (
        <Alert tone="warning">{unsent} jawaban masih dikirim. Jangan tutup halaman ini.</Alert>
      )}
      <RescueOffer />
      <RoomLateAnswers />
      <dl className="grid w-full grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-md bg-muted p-4 text-left">
        <dt className="text-ink-soft">Berikutnya</dt>
        <dd className="font-semibold" lang="en">
          {SESSION_TITLES[next]}
        </dd>
        <dt className="text-ink-soft">Jumlah soal</dt>
        <dd className="font-semibold">{SESSION_QUESTIONS[next]} soal</dd>
        <dt className="text-ink-soft">Waktu</dt>
        <dd className="font-semibold">{paper.durasi[next]} menit</dd>
      </dl>
      <Button size="lg" unavailable={isPending} onClick={() => moveOn({ isAgreed: false })}>
        Lanjut ke sesi {sessionNumber(next)}
      </Button>
    </Panel>
  )
}

/** Until when a rest lasts. @param end epoch milliseconds */
function Until({ end }: { end: number }) {
  return (
    <strong className="whitespace-nowrap">
      sampai {formatShortMoment(new Date(end).toISOString())}
    </strong>
  )
}
