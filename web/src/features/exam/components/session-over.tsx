import { nextSession, REST_LIMIT_MS, SESSION_QUESTIONS } from '@lulus/api/contracts/exam'
import { Coffee } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Panel } from '@/features/exam/components/panel'
import { RoomLateAnswers } from '@/features/exam/components/room-late-answers'
import { useMoveOn } from '@/features/exam/hooks/use-move-on'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { answeredPages } from '@/features/exam/model/progress'
import { SESSION_NAMES, sessionNumber } from '@/features/exam/model/wording'

const REST_HOURS = REST_LIMIT_MS / 3_600_000

/** Stands after listening and written: rest, then go on. */
export default function SessionOver() {
  const { session, paper } = useRoom()
  const answered = useRoomState(({ answers }) => answeredPages(session, answers).length)
  const unsent = useRoomState((state) => state.unsent)
  const { mutate: moveOn, isPending } = useMoveOn()
  const next = nextSession(session)
  if (next === null) throw new Error('Reading is the last session')

  return (
    <Panel icon={Coffee} title={`Sesi ${sessionNumber(session)} selesai`}>
      <p>
        {answered} dari {SESSION_QUESTIONS[session]} soal{' '}
        <span lang="en">{SESSION_NAMES[session]}</span> terjawab.
      </p>
      <p>
        Anda boleh beristirahat sampai {REST_HOURS} jam tanpa kehilangan waktu. Waktu sesi
        berikutnya baru berjalan setelah Anda melanjutkan. Setelah {REST_HOURS} jam, simulasi
        diakhiri dengan jawaban yang sudah ada.
      </p>
      {unsent > 0 && (
        <Alert tone="warning">{unsent} jawaban masih dikirim. Jangan tutup halaman ini.</Alert>
      )}
      <RoomLateAnswers />
      <dl className="grid w-full grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-md bg-muted p-4 text-left">
        <dt className="text-ink-soft">Berikutnya</dt>
        <dd className="font-semibold" lang="en">
          {SESSION_NAMES[next]}
        </dd>
        <dt className="text-ink-soft">Jumlah soal</dt>
        <dd className="font-semibold">{SESSION_QUESTIONS[next]} soal</dd>
        <dt className="text-ink-soft">Waktu</dt>
        <dd className="font-semibold">{paper.durasi[next]} menit</dd>
      </dl>
      <Button size="lg" unavailable={isPending} onClick={() => moveOn()}>
        Lanjut ke sesi {sessionNumber(next)}
      </Button>
    </Panel>
  )
}
