import { useQuery } from '@tanstack/react-query'
import { skillMapQuery } from '@/features/learning/api/skill-map'
import { Suggestions } from '@/features/learning/components/suggestions'

/** What would raise the score most, on a result. The page works without it, so a failure shows nothing. */
export default function ResultSuggestions() {
  const { data } = useQuery(skillMapQuery)
  return <Suggestions suggestions={data?.saran ?? []} />
}
