import { createContext, useContext } from 'react'

/**
 * How the learner's answer is called: learners read of their own, staff of somebody else's. A context, because screens
 * and options are far apart.
 */
const Owner = createContext('Jawaban Anda')

export const AnswerOwner = Owner.Provider

/** The name of the learner's answer on this screen. */
export function useAnswerName(): string {
  return useContext(Owner)
}
