import {
  SESSION_TITLES,
  nextSession,
  REST_LIMIT_MS,
  SESSION_QUESTIONS,
} from '@lulus/api/contracts/exam'
import { Coffee } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Panel } from '@/features/exam/components/panel'
import { RescueOffer } from '@/features/exam/components/rescue-offer'
import { RoomLateAnswers } from '@/features/exam/late/room-late-answers'
import { useMoveOn } from '@/features/exam/hooks/use-move-on'
import { useRestEnd } from '@/features/exam/hooks/use-rest-end'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { answeredPages, sessionNumber } from '@/features/exam/model/progress'
import { formatShortMoment } from '@/lib/format/date'

const REST_HOURS = REST_LIMIT_MS / 3_600_000

/** Shown after listening and written: a rest, followed by the next session. */
export default function SessionOver() {
  const { session, paper } = useRoom()
  const deadline = useRoomState((state) => state.deadline)
  const answered = useRoomState(({ answers }) => answeredPages(session, answers).length)
  const unsent = useRoomState((state) => state.unsent)
  const { mutate: moveOn, isPending } = useMoveOn()
  const restEnd = paper.istirahat === undefined ? null : deadline + paper.istirahat * 60_000
  const isOver = useRestEnd(restEnd)
  const next = nextSession(session)
  if (next === null) throw new Error('Reading is the last session')

  return (
    <Panel icon={Coffee} title={`Sesi ${sessionNumber(session)} selesai`}>
      <p>
        {answered} dari {SESSION_QUESTIONS[session]} soal{' '}
        <span lang="en">{SESSION_TITLES[session]}</span> terjawab.
      </p>
      {restEnd === null ? (
        <p>
          Anda boleh beristirahat {REST_HOURS} jam tanpa kehilangan waktu,{' '}
          <Until end={deadline + REST_LIMIT_MS} />. Waktu sesi berikutnya baru berjalan setelah Anda
          melanjutkan. Sesudah itu simulasi diakhiri dengan jawaban yang sudah ada.
        </p>
      ) : isOver ? (
        <Alert
          tone="warning"
          title={`Istirahat sudah selesai. Waktu sesi ${sessionNumber(next)} sudah berjalan.`}
        >
          Halaman ini masuk ke sesi {sessionNumber(next)} dengan sendirinya begitu terhubung ke
          server. Periksa koneksi internet Anda, atau panggil pengawas.
        </Alert>
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
      <Button size="lg" unavailable={isPending} onClick={() => moveOn({ isAgreed: isOver })}>
        Lanjut ke sesi {sessionNumber(next)}
      </Button>
    </Panel>
  )
}

/** The end of a rest. @param end epoch milliseconds */
function Until({ end }: { end: number }) {
  return (
    <strong className="whitespace-nowrap">
      sampai {formatShortMoment(new Date(end).toISOString())}
    </strong>
  )
}
