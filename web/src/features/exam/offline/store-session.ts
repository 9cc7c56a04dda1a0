import type { QueryClient } from '@tanstack/react-query'
import { REST_LIMIT_MS } from '@lulus/api/contracts/exam'
import type { ExamRoom } from '@/features/exam/engine/exam-room'
import { recordingsOf, type FileStore } from '@/features/exam/engine/session-media'
import { forgetHighlights } from '@/features/exam/highlights'
import { answersOf } from '@/features/exam/model/exam-record'
import type { RunningAttempt } from '@/features/exam/model/running-attempt'
import { cacheFilesLater } from '@/lib/offline/cache-files'
import { createSealedSession, type SealedSession } from '@/features/exam/offline/sealed-session'
import type { StoredState } from '@/features/exam/offline/stored-session'
import { createStateWriter } from '@/features/exam/offline/state-writer'
import { watchContact } from '@/features/exam/offline/watch-contact'
import { sessionQuery } from '@/lib/session/session-query'
import { askForPersistence } from '@/lib/storage/persistence'
import { endWithPerson } from '@/lib/storage/writers'

/** How often the time left is stored, in milliseconds: the most that a power cut may give back. */
const NOTE_EVERY_MS = 3000

interface SessionStoreOptions {
  attempt: RunningAttempt
  room: ExamRoom
  queryClient: QueryClient
}

/** Stores a running session on this device, so that it can be opened again without a network until it is over. */
interface SessionStore extends FileStore {
  /** Resolves when no write is pending any more. */
  close(): Promise<void>
}

export function storeSession({ attempt, room, queryClient }: SessionStoreOptions): SessionStore {
  const recordings = [...recordingsOf(attempt.paper).keys()]
  const closing = new AbortController()
  const state = () => stateOf(room, recordings)
  const sealed = createSealedSession({
    attempt,
    user: () => queryClient.getQueryData(sessionQuery.queryKey),
    state,
    staleAt: () => Date.now() + room.countdown.left() * 1000 + REST_LIMIT_MS,
    left: closing.signal,
  })
  const writer = createStateWriter(room, sealed, state)

  /** Starts storing, or deletes everything, according to the room's state. */
  function follow() {
    const { phase, isOver } = room.store.getState()
    const isOurs = phase === 'active' || phase === 'time_up'
    if (isOurs && !isOver) {
      sealed.begin()
      writer.noteChanges()
    } else if (!sealed.isOver()) {
      forgetHighlights()
      sealed.wipe()
    }
  }

  void askForPersistence()
  watchContact(
    room,
    {
      isStored: attempt.isStored === true,
      contacted: () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    },
    closing.signal
  )
  const forgettable = endWithPerson(close)
  const endings = [
    room.store.subscribe(follow),
    room.watch(writer.noteChanges),
    every(NOTE_EVERY_MS, writer.note),
    cacheFilesLater(),
  ]
  follow()

  async function close() {
    for (const end of endings) end()
    closing.abort()
    await Promise.all([sealed.records(), writer.written()])
    forgettable()
  }

  return { file: (path, kind, fetchFile) => fileOf(sealed, { path, kind, fetchFile }), close }
}

/** The state of a session as it is stored. */
function stateOf(room: ExamRoom, recordings: readonly number[]): StoredState {
  const { answers, flags, index } = room.store.getState()
  const played = recordings.filter((page) => room.audio.hasPlayed(page))
  return {
    saved: { data: { index, answer: answersOf(answers), ragu: [...flags] }, sesi: room.session },
    played: {
      data: played.map(String),
      positions: Object.fromEntries(played.map((page) => [page, room.audio.position(page)])),
    },
    clock: { left: room.countdown.left(), wall: Date.now() },
  }
}

interface WantedFile {
  path: string
  kind: string
  fetchFile: () => Promise<Blob>
}

async function fileOf(sealed: SealedSession, { path, kind, fetchFile }: WantedFile): Promise<Blob> {
  const own = await sealed.file(path)
  // An earlier version may have stored a captive portal's page.
  if (own?.type.startsWith(kind)) return own
  const file = await fetchFile()
  void storeFile(sealed, path, file)
  return file
}

async function storeFile(sealed: SealedSession, path: string, file: Blob): Promise<void> {
  const records = await sealed.records()
  if (!sealed.isOver()) await records?.putFile(path, file).catch(sealed.failed)
}

function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms)
  return () => clearInterval(timer)
}
