import type { QueryClient } from '@tanstack/react-query'
import { REST_LIMIT_MS } from '@lulus/api/contracts/exam'
import type { ExamRoom, RunningAttempt } from '@/features/exam/engine/exam-room'
import { recordingsOf, type FileKeeper } from '@/features/exam/engine/session-media'
import { forgetHighlights } from '@/features/exam/highlights'
import { answersOf } from '@/features/exam/model/exam-record'
import { keepFilesLater } from '@/features/exam/offline/keep-files'
import { keepingStore } from '@/features/exam/offline/keeping'
import {
  KEPT_ATTEMPT,
  KEPT_STATE,
  scopeOf,
  type KeptAttempt,
  type KeptState,
} from '@/features/exam/offline/sitting'
import { persist } from '@/features/exam/offline/persist'
import { watchContact } from '@/features/exam/offline/watch-contact'
import { api } from '@/lib/api/client'
import { afterNextFrame } from '@/lib/browser/next-frame'
import { KEPT_USER } from '@/lib/session/kept-user'
import { sessionQuery } from '@/lib/session/session-query'
import { keptScreen, noteKeptScreen } from '@/lib/storage/kept-screen'
import { askForPersistence } from '@/lib/storage/persistence'
import { endWithPerson } from '@/lib/storage/writers'
import { createSealed, openSealed, wipeSealed, type SealedStore } from '@/lib/storage/sealed-store'
import { paths } from '@/lib/paths'

/** How often the time left is noted, in milliseconds: as much as a power cut may give back. */
const NOTE_EVERY_MS = 3000

interface SittingOptions {
  attempt: RunningAttempt
  room: ExamRoom
  queryClient: QueryClient
}

/** Keeps a running session on this device, so that it opens again without a network, until it is over. */
interface SittingKeeper extends FileKeeper {
  /** Resolves when nothing is being stored any more. */
  close(): Promise<void>
}

export function keepSitting({ attempt, room, queryClient }: SittingOptions): SittingKeeper {
  const { session, paper } = attempt
  const { reading: _, ...timer } = attempt.timer
  const scope = scopeOf(timer.attemptId, session)
  const screen = paths.exam(timer.paketId)
  const recordings = [...recordingsOf(paper).keys()]
  const closing = new AbortController()
  /** What an earlier page has left. */
  let found = openSealed(scope).catch(unavailable)
  /** Null while there is nothing to keep, and where nothing can be kept. */
  let kept: Promise<SealedStore | null> | null = null
  let isWiped = false
  let isChanged = false
  let noted = content()
  let writing: Promise<void> | null = null
  const isOver = () => isWiped || closing.signal.aborted

  function unavailableUnlessOver(error: unknown) {
    if (!isOver()) unavailable(error)
  }

  async function begin(): Promise<SealedStore | null> {
    try {
      const earlier = await found
      const store = earlier ?? (await create())
      if (isOver()) throw new Error('The session was left meanwhile')
      if (!earlier || !attempt.isKept) {
        await store.put(KEPT_ATTEMPT, { session, paper, timer } satisfies KeptAttempt)
        await store.put(KEPT_USER, queryClient.getQueryData(sessionQuery.queryKey))
      }
      await store.put(KEPT_STATE, stateNow())
      if (isWiped) throw new Error('The session ended meanwhile')
      noteKeptScreen(screen)
      keepingStore.setState({ isKept: true })
      return store
    } catch (error) {
      if (isWiped) await wipeSealed(scope)
      unavailableUnlessOver(error)
      return null
    }
  }

  async function create(): Promise<SealedStore> {
    const { kunci } = await persist(() => api.get('/soal/kunci'), closing.signal)
    const bytes = Uint8Array.from(atob(kunci), (letter) => letter.charCodeAt(0))
    return createSealed(scope, bytes, Date.now() + room.countdown.left() * 1000 + REST_LIMIT_MS)
  }

  function stateNow(): KeptState {
    const { answers, flags, index } = room.store.getState()
    const played = recordings.filter((page) => room.audio.hasPlayed(page))
    return {
      saved: { data: { index, answer: answersOf(answers), ragu: [...flags] }, sesi: session },
      played: {
        data: played.map(String),
        positions: Object.fromEntries(played.map((page) => [page, room.audio.position(page)])),
      },
      clock: { left: room.countdown.left(), wall: Date.now() },
    }
  }

  function note() {
    isChanged = true
    writing ??= write().finally(() => {
      writing = null
    })
  }

  /** What is shown and heard, by identity: delivery changes neither. */
  function content(): unknown[] {
    const { answers, flags, index } = room.store.getState()
    const { played, positions } = room.record()
    return [answers, flags, index, played, positions]
  }

  function noteChanges() {
    const now = content()
    if (now.every((part, at) => part === noted[at])) return
    noted = now
    note()
  }

  /** One after the other; changes in between are written together. */
  async function write() {
    const store = await kept
    while (isChanged && store && !isOver()) {
      await afterNextFrame()
      if (isOver()) return
      isChanged = false
      try {
        await store.put(KEPT_STATE, stateNow())
        if (!isOver() && keepingStore.getState().isKept === false) {
          keepingStore.setState({ isKept: true })
        }
        // Another page may have ended its own session.
        if (!isOver() && keptScreen() !== screen) noteKeptScreen(screen)
      } catch (error) {
        unavailableUnlessOver(error)
      }
    }
  }

  async function keepFile(path: string, file: Blob) {
    const store = await kept
    if (!isOver()) await store?.putFile(path, file).catch(unavailableUnlessOver)
  }

  /** Begins, or deletes everything, as the room's state wants it. */
  function follow() {
    const { phase, isOver } = room.store.getState()
    const isOurs = phase === 'active' || phase === 'time_up'
    if (isOurs && !isOver) {
      isWiped = false
      kept ??= begin()
      noteChanges()
    } else if (!isWiped) {
      wipe()
    }
  }

  function wipe() {
    isWiped = true
    forgetHighlights()
    kept = null
    found = Promise.resolve(null)
    keepingStore.setState({ isKept: null })
    wipeSealed(scope).catch((error: unknown) => {
      console.error('The session can not be wiped from this device', error)
    })
  }

  void askForPersistence()
  watchContact(
    room,
    {
      isKept: attempt.isKept === true,
      contacted: () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    },
    closing.signal
  )
  const endings = [
    room.store.subscribe(follow),
    room.watch(noteChanges),
    every(NOTE_EVERY_MS, note),
    keepFilesLater(),
    endWithPerson(close),
  ]
  follow()

  async function close() {
    for (const end of endings) end()
    closing.abort()
    await Promise.all([kept, writing])
  }

  return {
    async file(path, kind, fetchFile) {
      const own = await (await found)?.getFile(path).catch(unavailable)
      // An earlier version may have kept a captive portal's page.
      if (own?.type.startsWith(kind)) return own
      const file = await fetchFile()
      void keepFile(path, file)
      return file
    },
    close,
  }
}

function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms)
  return () => clearInterval(timer)
}

function unavailable(error: unknown): null {
  if (keepingStore.getState().isKept !== false) {
    console.warn('The session can not be kept on this device.', error)
  }
  keepingStore.setState({ isKept: false })
  return null
}
