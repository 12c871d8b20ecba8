"""Sample boards: one with an early claim, one with a wrong score, one without cards."""

DEAL = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"
AUCTION = """[Auction "N"]
Pass Pass 1C =1= 1S
Pass 2S Pass Pass
Pass
[Note "1:may be short"]
"""
PLAY = """[Play "N"]
CT C4 CA C3
S6 S3 SK SA
*
"""

PLAYED = f"""[Event "Club night"]
[Site "Here"]
[Date "2024.05.01"]
[Board "1"]
[West "Ann Émile"]
[North "Bob"]
[East "Cid"]
[South "Dan"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
[Scoring "MP"]
[Declarer "W"]
[Contract "2S"]
[Result "8"]
{{A quiet board.}}
{AUCTION}{PLAY}"""
WRONG = f"""[Event "#"]
[Site "#"]
[Date "#"]
[Board "2"]
[West "#"]
[North "#"]
[East "#"]
[South "#"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "{DEAL}"]
[Scoring "MP"]
[Declarer "W"]
[Contract "4S"]
[Result "8"]
[Score "EW 50"]
"""
BARE = '[Event "Club night"]\n[Board "3"]\n[Deal ""]\n'
FILE = f"% PBN 2.1\n{PLAYED}\n{WRONG}\n{BARE}"
LIN = (
    "pn|Dan,Ann,Bob,Cid|st||md|3SK5HT83DKQ9CA7652,SAT942HAQ4D32CKJ3,SQJ6HK652DJ85CT98|rh||ah|Board 1|"
    "sv|o|mb|p|mb|p|mb|1C!|an|may be short|mb|1S|mb|p|mb|2S|mb|p|mb|p|mb|p|pg||pc|CT|pc|C4|pc|CA|pc|C3|mc|8|"
)
