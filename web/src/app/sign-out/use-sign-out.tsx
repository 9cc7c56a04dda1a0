import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { toast } from 'sonner'
import { useConfirmLeaving } from '@/components/leaving/use-confirm-leaving'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { useLogout } from '@/features/auth/api/logout'
import type { Undelivered } from '@/features/exam/model/undelivered'
import { sessionQuery } from '@/lib/session/session-query'
import { hasExamRecords } from '@/lib/storage/exam-records'

const loadDelivery = () => import('@/features/exam/engine/deliver-undelivered')
const loadQuestion = () => import('@/app/sign-out/undelivered-question')
const UndeliveredQuestion = lazy(loadQuestion)

/** Longer than this nobody waits to sign out, in milliseconds. */
const PATIENCE_MS = 6000

interface SignOut {
  signOut: () => void
  isPending: boolean
  /** What is asked about answers that only this device has; to be drawn beside the button. */
  question: ReactNode
}

/** What the try before the question has left. */
interface Found {
  nohp: string
  undelivered: Undelivered
  /** Each question begins with its own count. */
  at: number
}

/**
 * Signs out on the user's request. Asks first if something isn't saved, and delivers what an exam has left on this
 * device; what can't be delivered is deleted only if the user says so.
 */
export function useSignOut(): SignOut {
  const queryClient = useQueryClient()
  const confirmLeaving = useConfirmLeaving()
  const dialogs = useDialogs()
  const { mutate: leave, isPending: isLeaving } = useLogout()
  const [left, setLeft] = useState<Found | null>(null)
  const [isAsked, setAsked] = useState(false)
  useFetchedAhead()

  const { mutate: signOut, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await confirmLeaving())) return
      const nohp = queryClient.getQueryData(sessionQuery.queryKey)?.nohp
      if (nohp === undefined || !(await hasExamRecords())) return leave()
      const { readUndelivered, deliverWithin } = await loadDelivery()
      if ((await readUndelivered()) === null) return leave()
      const undelivered = await dialogs.during(
        { title: 'Mengirim jawaban...' },
        deliverWithin(nohp, PATIENCE_MS)
      )
      if (undelivered === null) return leave()
      setLeft({ undelivered, nohp, at: Date.now() })
      setAsked(true)
    },
    onError: (error) => {
      console.error('What is undelivered is not known', error)
      toast.error('Belum bisa keluar. Silakan coba lagi.')
    },
  })

  return {
    signOut,
    isPending: isPending || isLeaving,
    question: left && (
      <Suspense>
        <UndeliveredQuestion
          key={left.at}
          {...left}
          isOpen={isAsked}
          isLeaving={isLeaving}
          onStay={() => setAsked(false)}
          onLeave={leave}
        />
      </Suspense>
    ),
  }
}

/** When the question is needed the network may be away. Only devices with an exam's record need it at all. */
function useFetchedAhead() {
  useEffect(() => {
    const fetchAhead = async () => {
      if (await hasExamRecords()) await Promise.all([loadDelivery(), loadQuestion()])
    }
    fetchAhead().catch((error: unknown) => {
      console.warn('The question before signing out is not here', error)
    })
  }, [])
}
