import type { ListeningQuestion } from '@/features/mini-test/model/questions'

/** The short dialogues. Their spoken texts are in listening.json, the source of the recordings. */
export const LISTENING_QUESTIONS: readonly ListeningQuestion[] = [
  {
    audio: '/mini-test/audio/01.mp3',
    options: [
      'On the early bus.',
      'In the man’s car.',
      'In her sister’s car.',
      'On foot, with her sister.',
    ],
  },
  {
    audio: '/mini-test/audio/02.mp3',
    options: [
      'Come to the library in the evening.',
      'Study in a room that few people use.',
      'Look for a book on the third floor.',
      'Ask someone to save her a seat.',
    ],
  },
  {
    audio: '/mini-test/audio/03.mp3',
    options: [
      'She finished the report at nine.',
      'She gave the report to a neighbor.',
      'She has decided to drop chemistry.',
      'She was not able to complete the report.',
    ],
  },
  {
    audio: '/mini-test/audio/04.mp3',
    options: [
      'The professor should give it again.',
      'He was too late to hear all of it.',
      'It was difficult for him as well.',
      'It explained the chapter clearly.',
    ],
  },
  {
    audio: '/mini-test/audio/05.mp3',
    options: ['In a laundry.', 'At a post office.', 'In a factory.', 'In a clothing store.'],
  },
]
