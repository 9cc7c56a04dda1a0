import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { comeBack } from '@/lib/query/come-back'

/** Lets screens that couldn't be fetched come back by themselves. */
export default function ComeBack() {
  const queryClient = useQueryClient()
  useEffect(() => comeBack(queryClient), [queryClient])
  return null
}
