import type { ListeningGroups } from '@lulus/api/contracts/exam'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ALL_QUESTIONS } from '@/features/admin-questions/api/questions'
import { sendRecording } from '@/features/admin-questions/api/recordings'
import {
  matchFiles,
  RECORDINGS_MAX,
  sendable,
  swapPlaces,
  type RecordingFile,
} from '@/features/admin-questions/model/recording-files'
import { failureOf } from '@/lib/session/known-failure'

export type ChosenFile = RecordingFile & { file: File }

/** Chosen recordings with their places, sent one after the other: one that fails says why, and the others go on. */
export function useRecordings(
  paketId: number,
  places: ReadonlyMap<number, number>,
  groups: ListeningGroups
) {
  const queryClient = useQueryClient()
  const [entries, setEntries] = useState<readonly ChosenFile[]>([])
  const [isSending, setSending] = useState(false)
  /** How much of this round is sent, in files. */
  const [progress, setProgress] = useState({ sent: 0, of: 0 })
  const lastId = useRef(0)
  const isStopped = useRef(false)

  const choose = (files: File[]) => {
    const taken = files.slice(0, RECORDINGS_MAX - entries.length)
    const used = new Set(entries.map(({ page }) => page))
    const free = new Map([...places].filter(([page]) => !used.has(page)))
    const pages = matchFiles(taken, free, groups)
    setEntries([
      ...entries,
      ...taken.map((file, at) => ({
        id: (lastId.current += 1),
        file,
        page: pages[at] ?? null,
        state: 'waiting' as const,
        reason: null,
      })),
    ])
    return files.length - taken.length
  }
  const update = (id: number, change: Pick<RecordingFile, 'state' | 'reason'>) =>
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)))

  const send = async () => {
    const round = sendable(entries) as ChosenFile[]
    isStopped.current = false
    setSending(true)
    setProgress({ sent: 0, of: round.length })
    for (const [at, { id, file, page }] of round.entries()) {
      if (isStopped.current) break
      update(id, { state: 'sending', reason: null })
      try {
        const { sama } = await sendRecording(paketId, page ?? 0, file, (share) =>
          setProgress({ sent: at + share, of: round.length })
        )
        update(id, { state: sama ? 'same' : 'done', reason: null })
      } catch (error) {
        update(id, { state: 'failed', reason: failureOf(error, {}) ?? 'Gagal diunggah.' })
      }
      setProgress({ sent: at + 1, of: round.length })
    }
    setSending(false)
    await queryClient.invalidateQueries(ALL_QUESTIONS)
  }

  return {
    entries,
    isSending,
    progress,
    choose,
    send,
    stop: () => {
      isStopped.current = true
    },
    place: (id: number, page: number | null) =>
      setEntries(swapPlaces(entries, id, page) as ChosenFile[]),
    drop: (id: number) => setEntries(entries.filter((entry) => entry.id !== id)),
  }
}
