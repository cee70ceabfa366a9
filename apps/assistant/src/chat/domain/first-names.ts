/** Common first names of patients. Names that are also words, such as Mark or Grace, are left out. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  (
    'aaron abbey abby abdul abigail adam adele adrian agnes ahmed aiden aisha alan albert alec alex alexander alexandra alexis alfred ali alice ' +
    'alicia alison allan amanda amelia amy ana andrea andrew angela angus anh anita anna anne annette anthony antonio aria ' +
    'arjun arthur ashleigh ashley audrey ava barbara barry beatrice belinda ben benjamin bernard beth betty beverley bianca bob ' +
    'brad bradley brendan brenda brett brian bridget bronwyn bruce bryan caitlin cameron carl carla carlos carmen caroline ' +
    'carolyn catherine cathy charles charlie charlotte chelsea chloe chris christian christina christine christopher claire ' +
    'clare clive colin connor craig cynthia daisy dale damien dan daniel danielle danny darren dave david dean deborah debbie ' +
    'deepak denise dennis derek diana diane dianne diego dominic don donald donna dorothy doug douglas duncan dylan eddie edith edward ' +
    'eileen elaine eleanor elena elizabeth ella ellen ellie emily emma eric erin ethan eva evan evelyn fatima felicity fiona ' +
    'florence frances francis francesca freya fred gabriel gabrielle gail gareth garry gary gavin geoff george georgia ' +
    'georgina gerald gina giovanni gordon graeme graham greg gregory gwen hamish hannah harper harriet harry hassan hayley ' +
    'heather helen helena henry hugh hugo hung ian imogen indiana ingrid irene isaac isabel isabella isla ivan ivy jack ' +
    'jackie jackson jacob jacqueline jake james jamie jane janet janice jared jasmine jason jayden jean jeff jennifer jenny ' +
    'jeremy jess jesse jessica jill jim joan joanna joanne joel john johnny jonathan jordan jorge jose joseph josephine josh ' +
    'joshua joyce juan judith judy julia julian julie justin karen karl kate katherine kathleen kathryn kathy katie kayla ' +
    'keith kelly ken kenneth kerry kevin kim kimberley kirsten kristy kylie kyle lachlan lara larry laura lauren leanne lee ' +
    'leo leon leonie lesley leslie liam lily linda lindsay lisa liz lorraine louis louise luca lucas lucy luis luke lydia lynette ' +
    'lynn mackenzie maddison madeleine madison malcolm mandy marcus margaret maria marie marilyn mario marion martha martin ' +
    'mary mateo matilda matt matthew maureen maya megan mei melanie melissa mia michael michele michelle mick miguel mike mila ' +
    'minh miriam mohamed mohammed moira molly monica monique muhammad nadia naomi natalie natasha nathan nathaniel neil ' +
    'ngaio nguyen niamh nicholas nick nicola nicole nigel nikhil nina noah noel nora norma oliver olivia omar oscar owen paige ' +
    'pam pamela patricia patrick paul paula pauline pedro peter phil philip phillip phoebe priya quentin rachael rachel raj rajesh ' +
    'ralph rebecca reg renee rhonda rhys ricardo richard rick rita robert roberta robin robyn rodney roger rohan ron ronald rory ' +
    'rosemary ross roy russell ruth ryan sally sam samantha samuel sandra santiago sara sarah scott sean sebastian sergio shane ' +
    'shannon sharon shaun sheila shirley siobhan simon simone sofia sonia sophia sophie stacey stan stefan stella stephanie ' +
    'stephen steve steven stuart susan suzanne sylvia tamara tamihana tania tanya tara ted teresa terry thanh theo theresa thi thomas tim ' +
    'timothy tina toby todd tom tony tracey tracy trevor trish troy tyler valerie vanessa vera veronica vicki victor victoria ' +
    'vikram vincent violet vivian vivienne warren wayne wendy wei william xavier yasmin yvonne yvette zac zachary zara zoe'
  ).split(' '),
);
