import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { toast } from 'sonner'
import { useConfirmLeaving } from '@/components/leaving/use-confirm-leaving'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { useLogout } from '@/features/auth/api/logout'
import type { Undelivered } from '@/features/exam/model/undelivered'
import { practiceWaits } from '@/lib/offline/practice-waits'
import { sessionQuery } from '@/lib/session/session-query'
import { hasExamRecords } from '@/lib/storage/exam-records'

const loadDelivery = () => import('@/features/exam/engine/deliver-undelivered')
const loadPractice = () => import('@/app/sign-out/practice-before-leaving')
const loadQuestion = () => import('@/app/sign-out/undelivered-question')
const UndeliveredQuestion = lazy(loadQuestion)

/** The longest wait for delivery before the question, in milliseconds. */
const PATIENCE_MS = 6000

interface SignOut {
  signOut: () => void
  isPending: boolean
  /** The dialog about undelivered answers, to be rendered beside the button. */
  question: ReactNode
}

/** What is left after the try before the question. */
interface Found {
  nohp: string
  undelivered: Undelivered
  /** Separates one question's query from the next. */
  at: number
}

/**
 * Signs out on the user's request. It asks first if input is unsaved, and delivers answers left on this device.
 * Undeliverable answers are deleted only with the user's consent.
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
      if (practiceWaits()) {
        const { practiceIsDelivered } = await loadPractice()
        if (!(await practiceIsDelivered(dialogs, PATIENCE_MS))) return
      }
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

/**
 * Prefetches the question's code, because the network may be away when it is needed. Only devices with exam records
 * need it.
 */
function useFetchedAhead() {
  useEffect(() => {
    const fetchAhead = async () => {
      if (practiceWaits()) await loadPractice()
      if (await hasExamRecords()) await Promise.all([loadDelivery(), loadQuestion()])
    }
    fetchAhead().catch((error: unknown) => {
      console.warn('The question before signing out is not here', error)
    })
  }, [])
}
