import { numbersOfRecording } from '@/lib/format/recordings'
import { numberOfPage } from '@lulus/api/contracts/exam'
import { listeningPart } from '@lulus/api/contracts/listening'
import { CircleCheck, Hourglass, Megaphone, Play, RotateCw } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { PLAYS } from '@/components/sitting/more-keys'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { ListenedBar } from '@/features/exam/components/audio-panel'
import { Volume } from '@/features/exam/components/volume'
import spoken from '@/features/exam/directions/listening.json'
import { holdPlayback } from '@/features/exam/engine/hold-playback'
import { createListeningRun, type ListeningRun } from '@/features/exam/engine/listening-run'
import { createSpokenDirections } from '@/features/exam/engine/spoken-directions'
import type { RecordingPlayer } from '@/features/exam/engine/recording-player'
import type { ExamRoom } from '@/features/exam/engine/exam-room'
import { useMedia, useRoom } from '@/features/exam/hooks/use-room'
import { failureText } from '@/features/exam/model/recording-failure'
import { setPreferences, usePreferences } from '@/features/exam/preferences'

/** It outlives its screens: a pause unmounts them. */
const runs = new WeakMap<RecordingPlayer, ListeningRun>()

function useRun(): ListeningRun {
  const room = useRoom()
  const { player } = useMedia()
  const run = runs.get(player) ?? createRun(room, player)
  runs.set(player, run)
  return run
}

function createRun({ paper, audio, desk }: ExamRoom, player: RecordingPlayer): ListeningRun {
  const pauses = paper.soal.flatMap((entry): [number, number][] =>
    'audio' in entry && entry.audio ? [[entry.page, entry.jeda ?? 0]] : []
  )
  return createListeningRun({
    player,
    directions: createSpokenDirections(player.element),
    log: audio,
    pauses: new Map(pauses),
    show: (page) => desk.goTo(page),
  })
}

/** Draws nothing to see. Lets the recordings play by themselves as long as the session is shown. */
export function ListeningRunner() {
  const { player } = useMedia()
  const run = useRun()
  const volume = usePreferences((preferences) => preferences.volume)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    player.element.volume = volume
  }, [player, volume])

  useEffect(() => {
    place.current?.append(player.element)
    const letGo = holdPlayback(player)
    run.resume()
    return () => {
      run.hold()
      letGo()
    }
  }, [player, run])

  return <div ref={place} hidden />
}

/** What plays now, on every screen of the session. @param page of the screen, 0 for the directions */
export default function ListeningPanel({ page }: { page: number }) {
  const { desk } = useRoom()
  const run = useRun()
  const { step, page: current } = useStore(run.store)
  const isHere = page === current || step === 'directions' || step === 'over'

  return (
    <section
      lang="id"
      aria-label="Rekaman"
      className="grid content-center gap-2 rounded-md border border-line bg-muted p-3.5 text-base sm:p-4 low:p-1.5"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <Step run={run} page={current} />
        {!isHere && (
          <Button variant="secondary" size="sm" onClick={() => desk.goTo(current)}>
            Ke nomor {numberOfPage(current)}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft low:sr-only">
        Mode ujian asli: rekaman berjalan sendiri dan tidak bisa diulang.
      </p>
    </section>
  )
}

/** What the directions of this page's part say. */
function directionsOf(page: number): string | undefined {
  const { page: first } = listeningPart(page)
  return spoken.dialogues.find((one) => one.page === first)?.script.at(-1)?.text
}

/** @param page of the current recording */
function Step({ run, page }: { run: ListeningRun; page: number }) {
  const { groups } = useRoom()
  const name = numbersOfRecording(page, groups)
  const step = useStore(run.store, (state) => state.step)
  switch (step) {
    case 'directions':
      return (
        <>
          <Button {...PLAYS} onClick={run.press} className="max-sm:w-full">
            <Play aria-hidden className="size-4 fill-current" />
            Mulai sekarang
          </Button>
          <p className="flex-1 basis-60">
            Bacalah petunjuk ini. Rekaman pertama mulai sendiri dalam <Left run={run} /> detik, lalu
            semuanya berurutan dengan 12 detik untuk setiap soal.
          </p>
          <VolumeOfExam />
        </>
      )
    case 'part':
      return (
        <>
          <Megaphone aria-hidden className="size-6 shrink-0 text-primary" />
          <p className="flex-1 basis-60">
            <strong className="block" lang="en" role="status">
              {directionsOf(page)}
            </strong>
            Rekaman nomor {name} mulai dalam <Left run={run} /> detik
          </p>
          <VolumeOfExam />
        </>
      )
    case 'listening':
      return <Recording run={run} name={name} />
    case 'answering':
      return (
        <>
          <Hourglass aria-hidden className="size-6 shrink-0 text-primary" />
          <p className="flex-1 basis-40">
            <strong className="block" role="status">
              Waktu menjawab nomor {name}
            </strong>
            <Left run={run} /> detik lagi sampai rekaman berikutnya
          </p>
          <VolumeOfExam />
        </>
      )
    case 'held':
      return (
        <Stopped
          text="Rekaman terhenti. Waktu menjawab soal ini belum berjalan, tetapi waktu sesi tetap berjalan."
          action="Lanjutkan"
          onPress={run.press}
        />
      )
    case 'elsewhere':
      return (
        <Stopped
          text="Rekaman diputar di tab lain. Tutup tab itu bila Anda ingin melanjutkan di sini."
          action="Lanjutkan di sini"
          onPress={() => window.location.reload()}
        />
      )
    case 'over':
      return (
        <Told icon={<CircleCheck aria-hidden className="size-6 shrink-0 text-success" />}>
          Semua rekaman sudah selesai. Periksa jawaban Anda selama waktu sesi masih ada.
        </Told>
      )
  }
}

function Recording({ run, name }: { run: ListeningRun; name: string }) {
  const { player } = useMedia()
  const { status, failure, heard, duration } = useStore(player.store)

  if (status === 'failed')
    return (
      <Stopped
        text={`${failureText(failure)} Soal ini menunggu rekamannya: tidak ada yang dilewati.`}
        action="Coba lagi"
        icon={<RotateCw aria-hidden className="size-4" />}
        onPress={run.press}
      />
    )
  if (status !== 'playing')
    return (
      <Told icon={<Spinner className="size-6 text-primary" />}>
        Memuat rekaman nomor {name}. Waktu menjawab soal ini menunggu rekamannya.
      </Told>
    )
  return (
    <>
      <strong role="status">Rekaman nomor {name}</strong>
      <ListenedBar heard={heard} duration={duration} />
      <VolumeOfExam />
    </>
  )
}

function VolumeOfExam() {
  const volume = usePreferences((preferences) => preferences.volume)
  return <Volume volume={volume} onVolume={(next) => setPreferences({ volume: next })} />
}

function Left({ run }: { run: ListeningRun }) {
  const left = useStore(run.store, (state) => Math.ceil(state.left))
  return <strong className="tabular-nums">{left}</strong>
}

function Told({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      <p role="status" className="flex-1 basis-40">
        {children}
      </p>
    </>
  )
}

interface StoppedProps {
  text: string
  action: string
  icon?: ReactNode
  onPress: () => void
}

function Stopped({ text, action, icon, onPress }: StoppedProps) {
  return (
    <>
      <p role="status" className="flex-1 basis-60">
        {text}
      </p>
      <Button {...PLAYS} size="sm" onClick={onPress}>
        {icon}
        {action}
      </Button>
    </>
  )
}
