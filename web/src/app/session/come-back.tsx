import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reloadWhenRestored } from '@/lib/browser/restored-page'
import { comeBack } from '@/lib/query/come-back'

/** Lets screens that couldn't be fetched, and pages that were left, come back as things are. */
export default function ComeBack() {
  const queryClient = useQueryClient()
  useEffect(() => comeBack(queryClient), [queryClient])
  useEffect(() => reloadWhenRestored(), [])
  return null
}
