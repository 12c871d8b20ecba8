// The history heuristic for leads: the recent success of each lead of one hand. A lead that causes a cutoff at one node
// often does so at other nodes of the same deal.
#pragma once

namespace kernel::KERNEL_NAMESPACE {

class History {
 public:
    // Records that a lead caused a cutoff, or failed before another did. `card` is the number of its bit.
    void update(int card, bool cutoff) {
        scores_[card] += ((cutoff ? SUCCESS : FAILURE) * SCALE - scores_[card]) / WINDOW;
    }

    // From FAILURE to SUCCESS, on the scale of the weights of order_leads.
    int score(int card) const { return scores_[card] / SCALE; }

 private:
    // Set by hand. Of the ratios tried, counting a failure twice as much as a success needed the fewest nodes.
    static constexpr int SUCCESS = 20, FAILURE = -40;
    static constexpr int WINDOW = 8;  // each outcome has a weight of 1/8 in the moving average; 1/16 was worse
    static constexpr int SCALE = 16;  // scores are kept in sixteenths

    int scores_[64] = {};
};

}  // namespace kernel::KERNEL_NAMESPACE
