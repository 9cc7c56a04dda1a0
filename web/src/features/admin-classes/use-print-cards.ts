import { useState } from 'react'
import { useChange } from '@/components/use-change'
import type { Learner } from '@/features/admin-classes/api/classes'
import { printCardsMutation } from '@/features/admin-classes/api/print-cards'
import type { CardsFormValue } from '@/features/admin-classes/components/cards-form'
import { formatCount } from '@/lib/format/numbers'

/** Prints the login cards of a class, with its progress. Asks first if chosen learners lose a password. */
export function usePrintCards(classId: number, learners: readonly Learner[]) {
  const [progress, setProgress] = useState({ made: 0, all: 0 })
  const print = useChange(printCardsMutation, {
    failed: null,
    ask: ({ peserta = [] }) => {
      const losing = learners.filter(
        ({ id, tanpa_password: isWithout }) => peserta.includes(id) && !isWithout
      )
      if (losing.length === 0) return null
      return {
        tone: 'warning',
        title: 'Ganti password yang sudah ada?',
        text: `${formatCount(losing.length)} peserta pilihan Anda sudah punya password. Password lama tidak berlaku lagi dan mereka keluar dari semua perangkat.`,
        confirmLabel: 'Ya, Ganti',
      }
    },
    onSend: () => setProgress({ made: 0, all: 0 }),
  })

  const start = ({ siapa, peserta, wajibGanti, gantiBelumTerbukti }: CardsFormValue) =>
    print.change({
      id: classId,
      siapa,
      ...(siapa === 'pilihan' ? { peserta: [...peserta] } : {}),
      wajibGanti,
      gantiBelumTerbukti,
      onProgress: setProgress,
    })

  return { print, progress, start }
}
