import {companion as builtIn, type CompanionCopy} from '~/content/companion';

export const companion: CompanionCopy = {
  ...builtIn,
  meta: {
    title: 'Guía personal de bienestar',
    description:
      'Un acompañante de IA para los hábitos de cada día: ideas de comidas, agua, movimiento y una palabra amable cuando llega un antojo. Apoyo general de bienestar, no consejo médico.',
  },
  title: 'Guía personal de bienestar',
  subtitle: 'Una compañía paciente para las pequeñas decisiones del día.',
  intro: [
    'La mayoría de los planes no fracasa el lunes por la mañana. Se desarma un jueves a las nueve de la noche, cuando llega el cansancio y no hay a quién preguntar. Para ese momento está la guía.',
    'Es un acompañante de IA: usted escribe y él responde. Le ayuda a planear un plato, a notar un patrón y a volver a empezar después de un día que se torció.',
  ],
  features: {
    heading: 'En qué ayuda',
    cards: [
      {
        title: 'Un plan para el plato',
        text: 'Cuéntele qué hay en el refrigerador y cuánta hambre tiene. Le propone una comida con proteína, fibra y algo que le guste.',
      },
      {
        title: 'Una pausa en el antojo',
        text: 'Dos minutos de preguntas y respiración antes de abrir la puerta de la despensa.',
      },
      {
        title: 'Seguimiento amable',
        text: 'Agua, sueño, pasos y ánimo, con sus palabras y a su ritmo.',
      },
      {
        title: 'Hábitos que se quedan',
        text: 'Un pequeño cambio a la vez, hasta que ya no cueste mantenerlo.',
      },
    ],
  },
  examples: {
    heading: 'Puede preguntarle',
    questions: [
      'Tengo salmón, espinacas y veinte minutos. ¿Qué hay de cenar?',
      'Siempre como algo cuando los niños ya se acostaron. ¿Qué podría probar en su lugar?',
      'Ayúdeme a planear tres almuerzos bajos en carbohidratos para llevar al trabajo.',
      'Hoy comí mucho más de lo que quería. ¿Cómo sigo mañana?',
    ],
  },
  limits: {
    heading: 'Lo que no es',
    paragraphs: [
      'La guía es un programa de computadora, no un médico, un dietista ni un terapeuta. Da información general de bienestar y puede equivocarse. Lleve las preguntas médicas, y cualquier pregunta sobre sus medicamentos, a su equipo de atención médica.',
      'En una emergencia, llame al 911. Si está en crisis, llame o envíe un mensaje de texto al 988.',
    ],
  },
  closing: {
    heading: 'Con quién pensarlo',
    text: 'Abra la guía cada vez que la próxima comida le parezca una pregunta.',
  },
  primaryAction: 'Conocer la guía',
  closingAction: 'Empezar a conversar',
  newWindowHint: 'se abre en una ventana nueva',
  opensSoon: 'La guía abre pronto.',
};
