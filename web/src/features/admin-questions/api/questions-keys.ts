import type { QueryClient } from '@tanstack/react-query'

/** Everything that is known of questions and passages. */
export const QUESTIONS_KEY = ['admin-questions']

/** One question more or less moves lists, counts and the next free page. Resolves when they are fetched. */
export async function refreshQuestions(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: QUESTIONS_KEY })
}
